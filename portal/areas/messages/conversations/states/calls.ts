import {
  LATEST_THREADS,
  RECIPIENTS,
  THREAD,
  THREADS,
  WHOLE_THREAD,
} from '#areas/messages/shared/messaging/operations.ts';
import type { AnswerOf, InputOf } from '#client/calls/api.ts';

/** All queries have one address; the operation says what is asked. */
export const READ = 'GET /api/customer-messaging';
export const CHANGE = 'POST /api/customer-messaging';
/** The address, for answers that are to be asked for again. */
export const ADDRESS = '/api/customer-messaging?';

type Input = InputOf<typeof READ>;
type Data = AnswerOf<typeof READ>['data'];

export type Thread = NonNullable<Data['threads']>[number];
export type WholeThread = NonNullable<Data['thread']>;
export type Message = WholeThread['messages'][number];
export type Recipient = NonNullable<Data['recipients']>[number];
export type Hit = NonNullable<Data['searchThreads']>['hits'][number];

/** The first page of the list: a long one would fill the document. */
export const LATEST: Input = { query: { query: LATEST_THREADS } };
/** The whole list. */
export const EVERY: Input = { query: { query: THREADS } };
/** Whom to write to, and what is typed already. */
export const BEFORE_WRITING: Input = { query: { query: RECIPIENTS } };

/** A conversation with its latest messages. */
export const threadOf = (id: number | string): Input => ({
  query: { query: THREAD, variables: JSON.stringify({ id: String(id) }) },
});

/** A conversation with all of its messages. */
export const wholeThreadOf = (id: number | string): Input => ({
  query: { query: WHOLE_THREAD, variables: JSON.stringify({ id: String(id) }) },
});
