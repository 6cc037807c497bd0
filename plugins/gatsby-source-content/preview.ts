/** Netlify's names for builds that are not the published site: https://docs.netlify.com/configure-builds/environment-variables/ */
const netlifyPreviews = ["deploy-preview", "branch-deploy"];

/** Whether a build is only for colleagues to look at: Netlify says so in `CONTEXT`; elsewhere, set `PREVIEW=true`. */
export const isPreview = ({ PREVIEW, CONTEXT = "" }: Record<string, string | undefined>): boolean =>
  PREVIEW === "true" || netlifyPreviews.includes(CONTEXT);

/** Whether drafts are shown: while developing, and in previews. */
export const showsDrafts = (environment: Record<string, string | undefined>): boolean =>
  environment.NODE_ENV !== "production" || isPreview(environment);
