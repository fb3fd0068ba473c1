import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Milliseconds after which a browser asks again once its connection is lost. */
const RETRY_MS = 3_000;
/** Bytes that wait for a reader who takes none: a phone that sleeps. It asks again when it wakes. */
const MOST_UNREAD = 16 * 1024;

export interface EventStream {
  /** Sends an event; `id` is what the browser names when it asks again. */
  send(event: { readonly event?: string; readonly data: string; readonly id?: number }): void;
  end(): void;
  readonly raw: ServerResponse;
}

/**
 * Begins to answer with server-sent events. No proxy keeps, packs or collects them, and the answer counts as given: a stream that
 * waits keeps this process from nothing.
 *
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function startEventStream(reply: FastifyReply): EventStream {
  const { request, raw } = reply;
  reply.hijack();
  request.onAnswered?.();
  request.onAnswered = null;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // Kept for another request after the end of the stream, it would keep a process that closes waiting.
    connection: 'close',
  });
  raw.write(`retry: ${RETRY_MS}\n\n`);
  return {
    raw,
    send({ event, data, id }) {
      if (raw.destroyed || raw.writableEnded) return;
      if (raw.writableLength > MOST_UNREAD) {
        raw.destroy();
        return;
      }
      const lines = [event && `event: ${event}`, id !== undefined && `id: ${id}`, `data: ${data}`];
      raw.write(`${lines.filter(Boolean).join('\n')}\n\n`);
    },
    end: () => raw.end(),
  };
}
