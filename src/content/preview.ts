/** Netlify's words for builds that are not the published site: https://docs.netlify.com/configure-builds/environment-variables/ */
const netlifyPreviews = ["deploy-preview", "branch-deploy"];

/** Whether a build is only to be looked at by colleagues: `PREVIEW=true` says so anywhere, Netlify does in `CONTEXT`. */
export const isPreview = ({ PREVIEW, CONTEXT = "" }: Record<string, string | undefined>): boolean =>
  PREVIEW === "true" || netlifyPreviews.includes(CONTEXT);
