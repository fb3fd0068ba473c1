import { LATEST_THREADS } from '#areas/messages/shared/messaging/operations/latest.ts';
import type { InputOf } from '#client/calls/api.ts';
import type { READ } from './calls.ts';

/** The first page of the list: a long one would fill the document. */
export const LATEST: InputOf<typeof READ> = { query: { query: LATEST_THREADS } };
