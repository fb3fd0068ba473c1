import { readThread, readThreads } from '#areas/messages/shared/messaging/server/read-threads.ts';
import type { SuccessBody } from '#contract/calls/endpoint.ts';
import { type Handler, ok, problem } from '#platform/calls/handler.ts';
import type { CustomerMessagingApi } from '../contract.ts';
import { runOperation } from './run-operation.ts';

type Query = CustomerMessagingApi['GET /api/customer-messaging'];
type Data = SuccessBody<Query>['data'];

/** `GET /api/customer-messaging`. A conversation of somebody else's is not found. */
export const queryThreads: Handler<Query> = async (call, { query: { query, variables } }) => {
  const resolvers = {
    threads: () => readThreads(call),
    thread: ({ id }: { id: string }) => readThread(call, Number(id)),
  };
  const data = (await runOperation(query, resolvers, variables)) as Data & { thread?: null };
  return data.thread === null ? problem('notFound') : ok({ data });
};
