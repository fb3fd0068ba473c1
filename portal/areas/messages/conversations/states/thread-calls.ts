import { THREAD, WHOLE_THREAD } from '#areas/messages/shared/messaging/operations/thread.ts';
import type { InputOf } from '#client/calls/api.ts';
import type { READ } from './calls.ts';

type Input = InputOf<typeof READ>;

/** A conversation with its latest messages. */
export const threadOf = (id: number | string): Input => ({
  query: { query: THREAD, variables: JSON.stringify({ id: String(id) }) },
});

/** A conversation with all of its messages. */
export const wholeThreadOf = (id: number | string): Input => ({
  query: { query: WHOLE_THREAD, variables: JSON.stringify({ id: String(id) }) },
});
