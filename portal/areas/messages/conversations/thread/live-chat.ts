import { chatEventsAddress } from '#areas/messages/shared/chats/events-address.ts';

/** Milliseconds without a sign of life after which a stream counts as lost: two of the server's were missed. */
const SILENT_MS = 45_000;
/** Milliseconds until a stream that was refused is asked for again. */
const REFUSED_MS = 30_000;
const LOOKS_EVERY = 5_000;

export interface LiveChatOptions {
  readonly threadId: string;
  /** The latest message that the page shows. */
  readonly lastId: () => string;
  /** There may be a message that the page does not show. */
  readonly onNews: () => void;
  /** Whether messages are told of as they come; while they are not, the page asks for them by itself. */
  readonly onLive: (isLive: boolean) => void;
  /** Milliseconds of a clock that goes on while the phone sleeps. */
  readonly now: () => number;
}

/**
 * Waits for messages of a chat by server-sent events. The browser makes a broken connection again by itself. A phone that has slept,
 * or a connection that hangs, is noticed by the clock, and what came meanwhile is asked for.
 *
 * @returns how waiting ends
 */
export function waitForMessages({ threadId, lastId, onNews, onLive, now }: LiveChatOptions): () => void {
  let source: EventSource | undefined;
  let heardAt = 0;
  let refusedAt = 0;
  let isOver = false;

  const hear = () => {
    heardAt = now();
    onLive(true);
  };
  const stop = () => {
    source?.close();
    source = undefined;
    onLive(false);
  };
  const open = () => {
    source?.close();
    heardAt = now();
    const own = new EventSource(chatEventsAddress(threadId, lastId()));
    source = own;
    own.addEventListener('open', hear);
    own.addEventListener('beat', hear);
    own.addEventListener('message', () => {
      hear();
      onNews();
    });
    own.addEventListener('over', () => {
      isOver = true;
      stop();
      onNews();
    });
    own.addEventListener('error', () => {
      onLive(false);
      if (own.readyState !== EventSource.CLOSED) return;
      refusedAt = now();
      source = undefined;
    });
  };
  const look = () => {
    if (isOver) return;
    if (source && now() - heardAt > SILENT_MS) {
      onNews();
      open();
    } else if (!source && now() - refusedAt > REFUSED_MS) open();
  };
  const wake = () => {
    if (document.visibilityState === 'visible') look();
  };

  open();
  const timer = setInterval(look, LOOKS_EVERY);
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('pageshow', wake);
  window.addEventListener('online', wake);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('pageshow', wake);
    window.removeEventListener('online', wake);
    stop();
  };
}
