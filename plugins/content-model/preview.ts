/** Netlify's names for builds that are not the published site: https://docs.netlify.com/configure-builds/environment-variables/ */
const netlifyPreviews = ["deploy-preview", "branch-deploy"];

/** Whether a build is a preview: Netlify sets `CONTEXT`; elsewhere, set `PREVIEW=true`. */
export const isPreview = ({ PREVIEW, CONTEXT = "" }: Record<string, string | undefined>): boolean =>
  PREVIEW === "true" || netlifyPreviews.includes(CONTEXT);

/** Whether drafts are included: in `gatsby develop` and in previews. */
export const showsDrafts = (environment: Record<string, string | undefined>): boolean =>
  environment.NODE_ENV !== "production" || isPreview(environment);
