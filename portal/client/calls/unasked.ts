/**
 * What a request says that nobody's hand has asked for, such as news every minute, or all of a page anew when the connection
 * is back: it keeps no session alive. A browser that cannot tell counts as asked.
 */
export function unasked(isRepeated: boolean): Readonly<Record<string, string>> {
  const isAsked = !isRepeated && (navigator.userActivation?.isActive ?? true);
  return isAsked ? {} : { 'x-background': '1' };
}
