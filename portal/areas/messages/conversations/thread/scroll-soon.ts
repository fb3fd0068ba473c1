import { messageId } from './message-id.ts';

/** Milliseconds after which a conversation scrolls, once its messages are drawn. */
const SCROLLS_AFTER = 100;

/**
 * Scrolls to a message, once it is drawn.
 *
 * @param whenDue called as it scrolls
 * @returns what stops it before
 */
export function scrollSoon(id: string, whenDue: () => void): () => void {
  const timer = setTimeout(() => {
    whenDue();
    document.getElementById(messageId(id))?.scrollIntoView({ block: 'nearest' });
  }, SCROLLS_AFTER);
  return () => clearTimeout(timer);
}
