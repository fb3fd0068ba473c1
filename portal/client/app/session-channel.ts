/** Messages between the tabs of one browser about their shared session. */
export type SessionNews =
  /** When it ends, in milliseconds of this device's clock. */
  | { readonly end: number }
  /** It has ended: somebody has logged out, everywhere or in this browser, or a limit has been reached. */
  | { readonly over: 'signed-out' | 'signed-out-here' | 'timed-out' };

/** Opens this tab's end of the channel; what a tab posts reaches all the others. */
export const openSessionChannel = (): BroadcastChannel => new BroadcastChannel('session');

/** Tells the other tabs once. */
export function tellTabs(news: SessionNews): void {
  const channel = openSessionChannel();
  channel.postMessage(news);
  channel.close();
}
