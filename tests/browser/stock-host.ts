import { chromiumFlags } from "../../tools/stock-host/chromium-flags";

export const stockHostPort = 9443;

/** What Chromium is started with so that the stock photos come from the stand-in on this machine. */
export const stockHostFlags = chromiumFlags(stockHostPort);
