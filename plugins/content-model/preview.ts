/** Whether a build is a preview: Netlify sets `CONTEXT` to the type of its deploy; elsewhere, set `PREVIEW=true`. */
export const isPreview = ({ PREVIEW, CONTEXT = "" }: Record<string, string | undefined>): boolean =>
  PREVIEW === "true" || /^(deploy-preview|branch-deploy)$/.test(CONTEXT);

/** Whether drafts are included: in `gatsby develop` and in previews. */
export const showsDrafts = (environment: Record<string, string | undefined>): boolean =>
  environment.NODE_ENV !== "production" || isPreview(environment);
