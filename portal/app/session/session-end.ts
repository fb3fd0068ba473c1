import { answerListener } from '#client/calls/answer-listener.ts';
import { SESSION_ENDS_IN } from '#contract/session/session-ends-in.ts';

/** When this browser's session ends, in milliseconds of this device's clock; 0 while nobody watches over it. */
let end = 0;
let follow: ((end: number) => void) | undefined;

export const sessionEnd = (): number => end;

/** Sets the end and notifies its listeners; the server's latest answer counts, whichever tab received it. */
export function setSessionEnd(at: number): void {
  end = at;
  follow?.(at);
}

/**
 * Hears the end from every answer of the server's, and of what another tab has set.
 *
 * @returns what ends it
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
