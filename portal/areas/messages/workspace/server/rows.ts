import { sql } from 'kysely';
import { answerDay, chatAnswerDay } from '#areas/messages/shared/messaging/promise.ts';
import { isReadBy } from '#areas/messages/shared/messaging/read-rule.ts';
import { openTitle } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import type { Reach } from '#areas/messages/shared/staff/server/reach.ts';
import type { Call } from '#platform/calls/call.ts';
import { customerNames, staffNames } from './names.ts';

type Reading = Pick<Call, 'tx' | 'vault' | 'language'>;

/** Conversations as a list of work shows them, in the order of their ids. */
export async function readRows(call: Reading, { me }: Pick<Reach, 'me'>, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await call.tx
    .selectFrom('messaging_threads as thread')
    .leftJoin('care_teams as team', 'team.id', 'thread.team_id')
    .leftJoin('thread_participants as part', (join) =>
      join
        .onRef('part.patient_id', '=', 'thread.patient_id')
        .onRef('part.thread_id', '=', 'thread.id')
        .on('part.professional_id', '=', me),
    )
    .leftJoin('thread_assignments as assignment', (join) =>
      join
        .onRef('assignment.patient_id', '=', 'thread.patient_id')
        .onRef('assignment.thread_id', '=', 'thread.id')
        .on('assignment.professional_id', '=', me)
        .on('assignment.ended_at', 'is', null),
    )
    .select([
      'thread.id',
      'thread.patient_id',
      'thread.title',
      'thread.type',
      'thread.chat',
      'thread.waiting_since',
      'thread.closed_at',
      'thread.assignee_id',
      'team.name as team',
      sql<Date>`coalesce(thread.last_message_at, thread.created_at)`.as('written_at'),
      'thread.last_message_at',
      'part.last_read_at',
      'part.called_at',
      'assignment.assigned_at',
    ])
    .where('thread.id', 'in', ids)
    .execute();
  const [customers, staff] = await Promise.all([
    customerNames(call, ids),
    staffNames(
      call,
      rows.map((row) => row.assignee_id),
    ),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const waits = row.closed_at === null ? row.waiting_since : null;
    return [
      {
        id,
        title: openTitle(call.vault, row.title),
        type: row.type,
        isChat: row.chat !== null,
        customer: customers.get(id) ?? '',
        waitingSince: waits?.toISOString() ?? null,
        answerBy: waits && (row.chat === null ? answerDay : chatAnswerDay)(waits),
        writtenAt: row.written_at.toISOString(),
        assignee:
          row.assignee_id === null ? null : { id: row.assignee_id, name: staff.get(row.assignee_id) ?? '' },
        team: row.team?.[call.language] ?? null,
        isUnread: !isReadBy({
          lastMessageAt: row.last_message_at,
          assignedAt: row.assigned_at,
          calledAt: row.called_at,
          readAt: row.last_read_at,
        }),
      },
    ];
  });
}
