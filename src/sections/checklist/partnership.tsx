import * as styles from "./checklist.module.scss";

/** A drawing of two houses that share a wall and a roof: partners. */
export const Partnership = () => (
  <svg viewBox="0 0 320 226" aria-hidden="true">
    <path d="M0 199.500h320M40 199V92m240 107V92M30 96l50-64h160l50 64zM150 32V12h20v20m-14-20V7m8 5V7M30 92h260M34 218h252M36 222l8-8m112 8 8-8m112 8 8-8M62 104h32m18 0h32m32 0h32m18 0h32" />
    <path className={styles.shared} d="M160 32v167" />
    <path d="M62 108h32v36H62zm0 18h32m-16-18v36M112 108h32v36h-32zm0 18h32m-16-18v36M176 108h32v36h-32zm0 18h32m-16-18v36M226 108h32v36h-32zm0 18h32m-16-18v36M56 160h46v39H56zm0 14h46m-31-14v39m16-39v39M218 160h46v39h-46zm0 14h46m-31-14v39m16-39v39" />
    <path className={styles.doors} d="M120 199v-34a11 11 0 0 1 22 0v34zM178 199v-34a11 11 0 0 1 22 0v34z" />
  </svg>
);
