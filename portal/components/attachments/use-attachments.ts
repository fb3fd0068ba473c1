import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { putObject } from '#client/calls/put-object.ts';
import type { AttachmentCalls } from './attachment-calls.ts';
import {
  type AttachmentEvent,
  type AttachmentItem,
  faultOf,
  isBusy,
  mayRetry,
  nextItems,
  readyIds,
} from './attachment-state.ts';
import { type SentParts, sendFile } from './send-file.ts';

/** Milliseconds for one part. */
const PART_TIMEOUT_MS = 120_000;
/** Milliseconds between two looks at files that are looked through. */
const LOOK_MS = 2_000;

/** The files of a draft, and what can be done with them. */
export interface Attachments {
  readonly items: readonly AttachmentItem[];
  /** Ids of what a message sends. */
  readonly readyIds: readonly string[];
  /** Something is on its way or looked through: sending now would leave it behind. */
  readonly isBusy: boolean;
  /** Sends chosen files, one after another. */
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  /** Goes on with a file where it stopped. */
  readonly retry: (key: string) => void;
  /** Asks for the draft's files again: after a message was sent there are none. */
  readonly refresh: () => void;
}

/** A file that this page has, and how far it has come. */
interface Sending extends SentParts {
  readonly file: File;
  readonly stop: AbortController;
}

/**
 * Sends the files of a draft as they are chosen, looks after them while they are looked through, and goes on after a dropped
 * connection. Files belong to the draft on the server: they are there again on another device, and after the session has ended.
 *
 * @param calls stable
 */
export function useAttachments(calls: AttachmentCalls): Attachments {
  const [items, dispatch] = useReducer(nextItems, []);
  const sending = useRef(new Map<string, Sending>());
  const queue = useRef(Promise.resolve());
  /** Ids that no list brings back, whether or not the server could be told. */
  const removed = useRef(new Set<string>());
  /** How often the files have changed here: a list that was begun before does not know of it. */
  const changes = useRef(0);

  function change(event: AttachmentEvent): void {
    if (event.type !== 'progressed') changes.current += 1;
    dispatch(event);
  }

  /** Where that fails, the file is there again on return, and never a part of a message unasked. */
  function forget(id: string): void {
    removed.current.add(id);
    void calls.remove(id).catch(() => {});
  }

  async function send(key: string): Promise<void> {
    const one = sending.current.get(key);
    if (!one || one.stop.signal.aborted) return;
    const { signal } = one.stop;
    change({ type: 'progressed', key, progress: 0 });
    try {
      const result = await sendFile(
        {
          ...calls,
          put: ({ url, headers }, part, onProgress) =>
            putObject(
              { url, headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])) },
              part,
              { onProgress, signal, timeoutMs: PART_TIMEOUT_MS },
            ),
          onProgress: (progress) => change({ type: 'progressed', key, progress }),
          onCreated: (id) =>
            // Removed before the server had named it.
            sending.current.get(key) === one ? change({ type: 'created', key, id }) : forget(id),
        },
        one.file,
        one,
      );
      if (signal.aborted) return;
      if (result.type === 'finished') change({ type: 'finished', key, file: result.file });
      else change({ type: 'failed', key, fault: result.type === 'refused' ? result.reason : 'notSent' });
    } catch {
      if (!signal.aborted) change({ type: 'failed', key, fault: 'notSent' });
    }
  }

  /** One after another: a slow line is not shared by several. */
  function enqueue(key: string): void {
    queue.current = queue.current.then(() => send(key));
  }

  function add(files: readonly File[]): void {
    let all = items;
    for (const file of files) {
      const { name, size, type } = file;
      // Chosen again, it goes on as what it was.
      const broken = all.find((item) => item.fault === 'broken' && item.name === name && item.bytes === size);
      const key = broken?.key ?? crypto.randomUUID();
      const fault = broken ? null : faultOf(all, file);
      const item: AttachmentItem = {
        key,
        id: null,
        name,
        bytes: size,
        contentType: type,
        status: fault ? 'failed' : 'waiting',
        progress: 0,
        fault,
      };
      if (broken?.id) forget(broken.id);
      all = nextItems(all, { type: 'added', items: [item] });
      change({ type: 'added', items: [item] });
      if (fault) continue;
      sending.current.set(key, { file, upload: null, arrived: new Set(), stop: new AbortController() });
      enqueue(key);
    }
  }

  function remove(key: string): void {
    const one = sending.current.get(key);
    one?.stop.abort();
    sending.current.delete(key);
    change({ type: 'removed', key });
    const id = one?.upload?.id ?? items.find((each) => each.key === key)?.id;
    if (id) forget(id);
  }

  async function list(isFirst = false): Promise<void> {
    const begun = changes.current;
    const all = await calls.list().catch(() => null);
    if (!all) return;
    // Nothing is sent before the first, so that it misses nothing.
    if (!isFirst && begun !== changes.current) return list();
    dispatch({ type: 'listed', files: all.filter(({ id }) => !removed.current.has(id)), isFirst });
  }

  const begin = useEffectEvent(() => {
    queue.current = queue.current.then(() => list(true));
  });
  const look = useEffectEvent(() => void list());
  const resume = useEffectEvent(() => {
    for (const item of items) if (mayRetry(item) && sending.current.has(item.key)) enqueue(item.key);
  });
  const isLookedThrough = items.some(({ status }) => status === 'scanning');

  useEffect(() => {
    begin();
    const running = sending.current;
    const isOnline = () => resume();
    addEventListener('online', isOnline);
    return () => {
      removeEventListener('online', isOnline);
      for (const { stop } of running.values()) stop.abort();
    };
  }, []);

  useEffect(() => {
    if (!isLookedThrough) return;
    const timer = setInterval(() => document.hidden || look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isLookedThrough]);

  return {
    items,
    readyIds: readyIds(items),
    isBusy: isBusy(items),
    add,
    remove,
    retry: enqueue,
    refresh: () => void list(),
  };
}
