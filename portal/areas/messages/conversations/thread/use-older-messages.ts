import { useEffect, useRef, useState } from 'react';
import { useCall } from '#client/calls/use-call.ts';
import { type Message, READ, type WholeThread } from '../states/calls.ts';
import { wholeThreadOf } from '../states/thread-calls.ts';
import { linkedMessage, messageId } from './message-id.ts';

/** Messages that are drawn at once: thousands would hold a phone up. */
const STEP = 50;

export interface OlderMessages {
  /** What is drawn, the newest last. */
  readonly messages: readonly Message[];
  /** How many the next press brings; 0: all are there. */
  readonly left: number;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Draws the next ones, and reads on at the last of them. */
  readonly show: () => void;
}

/**
 * The latest messages of a conversation, and as many older ones with each press. An address may name an older one, as that of
 * a place that was searched for: reading begins there.
 */
export function useOlderMessages(thread: WholeThread): OlderMessages {
  const { id, messageCount } = thread;
  const [limit, setLimit] = useState(STEP);
  const [wantsAll, setWantsAll] = useState(false);
  const [linked, setLinked] = useState<string | null>(null);
  const whole = useCall(wantsAll ? READ : null, wholeThreadOf(id));
  const all = whole.data?.data.thread?.messages;
  const known = newestLast(all ?? [], thread.messages);
  const place = linked === null ? -1 : known.findIndex((message) => message.id === linked);
  const messages = known.slice(-Math.max(limit, place < 0 ? 0 : known.length - place));
  const first = messages[0]?.id;
  /** The message that was the first one when more were asked for. */
  const above = useRef<string | null>(null);

  const isKnown = place >= 0;
  useEffect(() => setLinked(linkedMessage()), []);
  useEffect(() => {
    if (linked === null) return;
    if (isKnown) readOnAt(linked);
    else setWantsAll(true);
  }, [linked, isKnown]);

  useEffect(() => {
    const before = known.findIndex((message) => message.id === above.current);
    const next = known[before - 1];
    if (!next || first === above.current) return;
    above.current = null;
    readOnAt(next.id);
  }, [known, first]);

  function show(): void {
    above.current = first ?? null;
    if (whole.error) whole.retry();
    setWantsAll(true);
    setLimit(messages.length + STEP);
  }

  return {
    messages,
    left: Math.min(STEP, messageCount - messages.length),
    isLoading: wantsAll && !all && !whole.error,
    hasFailed: Boolean(whole.error) && !all,
    show,
  };
}

/** The latest are asked for more often than all: what they say counts. */
function newestLast(all: readonly Message[], latest: readonly Message[]): readonly Message[] {
  const ids = new Set(latest.map(({ id }) => id));
  return [...all.filter(({ id }) => !ids.has(id)), ...latest];
}

function readOnAt(id: string): void {
  const element = document.getElementById(messageId(id));
  if (!element) return;
  element.tabIndex = -1;
  element.focus();
}
