import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ChatsApi } from '#areas/messages/chats/contract.ts';
import { chatService } from '#areas/messages/chats/server/service.ts';
import { CHAT_EVENTS_ROUTE } from '#areas/messages/shared/chats/events-address.ts';
import type { SuccessBody } from '#contract/calls/endpoint.ts';
import { runnableOf } from '#platform/calls/handler.ts';
import { runEndpoint } from '#platform/calls/run-endpoint.ts';
import type { Context } from '#platform/context.ts';
import { listen } from '#platform/database/listen.ts';
import { isFromAnotherSite } from '../http/csrf.ts';
import { sendProblem } from '../http/problems.ts';
import type { OpenSession } from '../sessions/open-session.ts';
import { type EventStream, startEventStream } from './event-stream.ts';
import { createStreams } from './streams.ts';

/** The channel of the database on which a chat's thread is named when something is written in it. */
const CHANNEL = 'chat_messages';
/** Tabs and devices of one patient; and as many as a process can ask for every few seconds without feeling it. */
const LIMITS = { ofCaller: 4, inAll: 200 };
/** Milliseconds between two signs of life, each with a look whether the session still lasts: proxies cut what is silent for a minute. */
export const BEAT_MS = 20_000;

export interface ChatEventsParts {
  readonly contextOf: (request: FastifyRequest) => Context;
  /** The session of a request as it is now, without keeping it alive. */
  readonly reopen: (request: FastifyRequest) => Promise<OpenSession>;
  /** Of the database. */
  readonly url: string;
  /** False while conversations are maintained. */
  readonly isOpen: boolean;
  readonly beatMs?: number;
}

/**
 * `GET /api/chats/threads/{id}/events`: tells a browser that something new stands in a conversation, and nothing of what it says: the
 * page then reads it by the call that checks and logs who reads. The event's id is that of the latest message, so a browser that
 * asks again learns at once what it has missed.
 */
export function chatEventsRoute({ contextOf, reopen, url, isOpen, beatMs = BEAT_MS }: ChatEventsParts) {
  const latest = runnableOf(chatService(isOpen), 'GET /api/chats/threads/{id}/latest');
  const streams = createStreams(LIMITS);
  let listening: ReturnType<typeof listen> | undefined;

  return async (server: FastifyInstance): Promise<void> => {
    server.addHook('preClose', async () => {
      streams.close();
      await listening?.close();
    });

    server.get<{ Params: { id: string }; Querystring: { after?: string } }>(
      CHAT_EVENTS_ROUTE,
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (isFromAnotherSite(request)) return sendProblem(reply, 'csrfFailed');
        const look = () => runEndpoint(latest, contextOf(request), { params: { id: request.params.id } });
        const first = await look();
        if ('problem' in first) return sendProblem(reply, first.problem);
        const state: { stream?: EventStream; check: () => void } = { check: () => {} };
        const leave = streams.join({
          caller: request.session.personId,
          topic: request.params.id,
          onNotice: () => state.check(),
          onClose: () => state.stream?.end(),
        });
        if (leave === 'callerFull') return sendProblem(reply, 'tooManyRequests');
        if (leave === 'full') return sendProblem(reply, 'temporarilyUnavailable');
        // Without anybody who waits nobody listens.
        listening ??= listen(url, CHANNEL, {
          onNotice: streams.notify,
          onListening: () => streams.notify(),
          onError: (error) => server.log.warn({ err: error }, 'chats are looked at every few seconds alone'),
        });

        const stream = startEventStream(reply);
        const { personId, actingId } = request.session;
        let known = Number(request.headers['last-event-id'] ?? request.query.after);
        const tell = (outcome: Awaited<ReturnType<typeof look>>) => {
          // Gone, or nobody's business any more: the page finds out by its next call.
          if ('problem' in outcome) return finish();
          const { messageId } = outcome.body as SuccessBody<ChatsApi['GET /api/chats/threads/{id}/latest']>;
          if (messageId !== known) stream.send({ data: 'message', id: messageId });
          known = messageId;
        };
        const finish = () => {
          stream.send({ event: 'over', data: 'over' });
          stream.end();
        };
        state.stream = stream;
        state.check = oneAtATime(async () => {
          const session = await reopen(request);
          if (session.personId !== personId || session.actingId !== actingId) return finish();
          request.session = session;
          tell(await look());
        });
        const beats = setInterval(() => {
          stream.send({ event: 'beat', data: 'beat' });
          state.check();
        }, beatMs);
        const stop = () => {
          clearInterval(beats);
          leave();
        };
        // Who has hung up before this does not close again.
        if (stream.raw.destroyed) stop();
        else stream.raw.once('close', stop);
        tell(first);
        return reply;
      },
    );
  };
}

/** Has something done once more after it is done, if it was asked for meanwhile. What fails is done again at the next beat. */
function oneAtATime(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isAskedAgain = false;
  return function ask() {
    if (isRunning) {
      isAskedAgain = true;
      return;
    }
    isRunning = true;
    void work()
      .catch(() => {})
      .finally(() => {
        isRunning = false;
        if (isAskedAgain) {
          isAskedAgain = false;
          ask();
        }
      });
  };
}
