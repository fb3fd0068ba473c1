import type { AnswerOf } from '#client/calls/api.ts';

/** All queries have one address; the operation says what is asked. */
export const READ = 'GET /api/customer-messaging';
export const CHANGE = 'POST /api/customer-messaging';
/** The address, for answers that are to be asked for again. */
export const ADDRESS = '/api/customer-messaging?';

type Data = AnswerOf<typeof READ>['data'];

export type Thread = NonNullable<Data['threads']>[number];
export type WholeThread = NonNullable<Data['thread']>;
export type Message = WholeThread['messages'][number];
export type Recipient = NonNullable<Data['recipients']>[number];
export type Hit = NonNullable<Data['searchThreads']>['hits'][number];
