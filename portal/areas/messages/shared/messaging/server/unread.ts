import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '#platform/tables.ts';
import type { Reading } from './reading.ts';

type Joined = Tables & { thread: Tables['messaging_threads'] };

/** Of the messages in a thread those of others that its customer has not read; what was deleted need not be. */
export function unreadMessages<O>(messages: SelectQueryBuilder<Joined, 'thread' | 'thread_messages', O>) {
  return messages
    .whereRef('thread_messages.patient_id', '=', 'thread.patient_id')
    .whereRef('thread_messages.thread_id', '=', 'thread.id')
    .where('thread_messages.author', '<>', 'customer')
    .where('thread_messages.deleted_at', 'is', null)
    .where((is) =>
      is.or([
        is('thread.last_read_at', 'is', null),
        is('thread_messages.created_at', '>', is.ref('thread.last_read_at')),
      ]),
    );
}

/** How many messages the patient has not read, in all conversations. */
export async function countUnread({ tx, patientId }: Pick<Reading, 'tx' | 'patientId'>): Promise<number> {
  const { count } = await tx
    .selectFrom('messaging_threads as thread')
    .innerJoinLateral(
      (from) => unreadMessages(from.selectFrom('thread_messages')).select('thread_messages.id').as('unread'),
      (join) => join.onTrue(),
    )
    .select((from) => from.fn.countAll<string>().as('count'))
    .where('thread.patient_id', '=', patientId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
