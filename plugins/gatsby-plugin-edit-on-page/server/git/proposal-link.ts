/** Whose page it is says what its address is called. https://docs.gitea.com has `compare` as well. */
const isProposal = /\/(pull|compare|pull-requests|merge_requests)\b/;

/**
 * The address of the page on which a proposal is looked at: the one that the server has printed, or else one made of the address of
 * the shared copy. Undefined where neither is known.
 * https://docs.github.com/en/pull-requests/reference/using-query-parameters-to-create-a-pull-request
 * https://docs.gitlab.com/user/project/merge_requests/creating_merge_requests
 */
export function proposalLink(printed: string, address: string, main: string, branch: string): string | undefined {
  const offered = printed.match(/https?:\/\/[^\s'"<>]+/g)?.find((one) => isProposal.test(one));
  if (offered !== undefined) return offered;
  // git@host:owner/name.git, ssh://git@host:22/owner/name.git, https://user@host/owner/name.git
  const [, host = "", name = ""] =
    /^(?:(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?([\w.-]+)(?::\d+)?[:/]\/?(.+?)(?:\.git)?\/?$/.exec(address) ?? [];
  const site = `https://${host.replace(/^ssh\./, "")}/${name}`;
  const [from, to] = [branch, main].map(encodeURIComponent);
  if (/\bgithub\b/.test(host)) return `${site}/compare/${to}...${from}?quick_pull=1`;
  if (/\bgitlab\b/.test(host)) return `${site}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${from}`;
  if (/\bbitbucket\b/.test(host)) return `${site}/pull-requests/new?source=${from}&dest=${to}`;
  return undefined;
}
