import { answerListener } from '#client/calls/answer-listener.ts';
import { SESSION_ENDS_IN } from '#contract/session/session-ends-in.ts';

/** When this browser's session ends, in milliseconds of this device's clock; 0 while nobody watches it. */
let end = 0;
let follow: ((end: number) => void) | undefined;

export const sessionEnd = (): number => end;

/** Sets the end and notifies its listeners; the server's latest answer counts, whichever tab received it. */
export function setSessionEnd(at: number): void {
  end = at;
  follow?.(at);
}

/**
 * Reads the end from every answer of the server, and from other tabs.
 *
 * @returns a function that ends it
 */
export function followSessionEnd(listener: (end: number) => void): () => void {
  follow = listener;
  answerListener.hear = ({ headers }) => {
    const seconds = headers.get(SESSION_ENDS_IN);
    if (seconds) setSessionEnd(Date.now() + Number(seconds) * 1000);
  };
  return () => {
    follow = undefined;
    delete answerListener.hear;
  };
}
