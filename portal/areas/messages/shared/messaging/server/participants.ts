import type { Reading } from './reading.ts';
import { readStaff, type Staff } from './staff.ts';

/** Who takes part in a conversation beside its customer. */
export interface Participant extends Staff {
  readonly lastReadAt: string | null;
  /** Answers it now. */
  readonly isAssigned: boolean;
}

/** Who takes part in a conversation, the first of them first. */
export async function participantsOf(call: Reading, threadId: number): Promise<Participant[]> {
  const staff = await readStaff(call);
  const rows = await call.tx
    .selectFrom('thread_participants as part')
    .leftJoin('thread_assignments as assignment', (join) =>
      join
        .onRef('assignment.patient_id', '=', 'part.patient_id')
        .onRef('assignment.thread_id', '=', 'part.thread_id')
        .onRef('assignment.professional_id', '=', 'part.professional_id')
        .on('assignment.ended_at', 'is', null),
    )
    .select(['part.professional_id', 'part.last_read_at', 'assignment.id as assignment_id'])
    .where('part.patient_id', '=', call.patientId)
    .where('part.thread_id', '=', threadId)
    .orderBy('part.joined_at')
    .orderBy('part.professional_id')
    .execute();
  return rows.flatMap((row) => {
    const person = staff.get(row.professional_id);
    return person
      ? [
          {
            ...person,
            lastReadAt: row.last_read_at?.toISOString() ?? null,
            isAssigned: row.assignment_id !== null,
          },
        ]
      : [];
  });
}
