/**
 * Header of a request that no user action caused, such as polling every minute, or refetching a page when the
 * connection is back: it keeps no session alive. A browser that cannot tell counts as asked.
 */
export function backgroundRequestHeader(isRepeated: boolean): Readonly<Record<string, string>> {
  const isAsked = !isRepeated && (navigator.userActivation?.isActive ?? true);
  return isAsked ? {} : { 'x-background': '1' };
}
