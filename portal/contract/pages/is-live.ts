/**
 * Whether the page's scripts answer for an element yet: `Root` prevents the event's default, and React calls a handler for
 * what it has taken over and for nothing else. The event is of protected media, which no page has, so nothing else sends or
 * hears it. It holds React up with nothing, as a press would. Self-contained, since tests send its source to a browser.
 */
export function isLive(element: Element): boolean {
  return !element.dispatchEvent(new Event('encrypted', { cancelable: true }));
}
