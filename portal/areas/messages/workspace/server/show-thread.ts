import { attachmentsOf, invitationsOf } from '#areas/messages/shared/messaging/server/message-parts.ts';
import type { RenewalDesk } from '#areas/messages/shared/messaging/server/renewal-desk.ts';
import {
  openMessageRow,
  openNote,
  openStaffName,
} from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { titleIn } from '#areas/messages/shared/questionnaires/title.ts';
import { actorOf } from '#areas/messages/shared/staff/server/reach.ts';
import { sharedSince } from '#areas/person/shared/home-measurements/server/home-measurements.ts';
import { asStaff } from '#areas/person/shared/professionals/server/as-staff.ts';
import type { Call } from '#platform/calls/call.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { WorkspaceApi } from '../contract.ts';
import { type Found, findThread } from './find-thread.ts';
import { customerNames, staffNames } from './names.ts';
import { readRows } from './rows.ts';

type Endpoint = WorkspaceApi['GET /api/workspace/threads/{id}'];

/** `GET /api/workspace/threads/{id}`. The patient's log gets its line in the same transaction. */
export const showThread = (desk: RenewalDesk): Steps<Endpoint> => ({
  scope: asStaff,
  async answer(call, { params }) {
    const found = await findThread(call, params.id);
    if ('problem' in found) return found;
    const { id, patientId, reach } = found;
    const of = { patientId, actor: actorOf(reach) };
    await call.note({ action: 'read', kind: 'conversation', id, of });
    const [row] = await readRows(call, reach, [id]);
    if (!row) return { problem: 'notFound' };
    const thread = await call.tx
      .selectFrom('messaging_threads')
      .select(['closed_at', 'closed_by', 'close_reason'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const closer = await staffNames(call, [thread.closed_by]);
    const answer = {
      ...row,
      isActive: thread.closed_at === null,
      closed: thread.closed_at && {
        at: thread.closed_at.toISOString(),
        by: closer.get(thread.closed_by ?? 0) ?? '',
        reason: thread.close_reason,
      },
      participants: await readParticipants(call, id),
      messages: await readMessages(call, found),
      notes: await readNotes(call, id),
      ...(await readColleagues(call, found)),
      renewals: [...(await desk.read({ ...call, patientId, threadId: id }))],
      homeMeasurementsSince: (await sharedSince({ ...call, patientId }))?.toISOString() ?? null,
      questionnaires: await readQuestionnaires(call),
    };
    await markRead(call, found);
    return ok(answer);
  },
});

async function readParticipants(call: Call<Endpoint>, id: number): Promise<string[]> {
  const parts = await call.tx
    .selectFrom('thread_participants')
    .select('professional_id')
    .where('thread_id', '=', id)
    .orderBy('joined_at')
    .execute();
  const ids = parts.map(({ professional_id }) => professional_id);
  const names = await staffNames(call, ids);
  return ids.flatMap((each) => names.get(each) ?? []);
}

async function readMessages(call: Call<Endpoint>, { id, patientId }: Found) {
  const rows = await call.tx
    .selectFrom('thread_messages')
    .selectAll()
    .where('patient_id', '=', patientId)
    .where('thread_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const asked = rows.flatMap((row) => row.questionnaire_invitation_id ?? []);
  const [files, invitations, staff, customers] = await Promise.all([
    attachmentsOf(
      { ...call, patientId },
      rows.map((row) => row.id),
    ),
    invitationsOf({ ...call, patientId }, asked),
    staffNames(
      call,
      rows.map((row) => row.author_id),
    ),
    customerNames(call, [id]),
  ]);
  return rows.map((row) => {
    const { text, signature, deletion } = openMessageRow(call.vault, row);
    const invitation = invitations.get(row.questionnaire_invitation_id ?? 0);
    return {
      id: row.id,
      created: row.created_at.toISOString(),
      author: {
        type: row.author,
        name: staff.get(row.author_id ?? 0) ?? signature ?? customers.get(id) ?? '',
      },
      content: text,
      deletion,
      attachments: deletion ? [] : [...(files.get(row.id) ?? [])],
      questionnaires: invitation ? [invitation] : [],
    };
  });
}

async function readNotes(call: Call<Endpoint>, id: number) {
  const rows = await call.tx
    .selectFrom('internal_notes')
    .select(['id', 'author_id', 'content', 'created_at'])
    .where('thread_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const names = await staffNames(
    call,
    rows.map((row) => row.author_id),
  );
  return rows.map((row) => ({
    id: row.id,
    created: row.created_at.toISOString(),
    author: names.get(row.author_id) ?? '',
    text: openNote(call.vault, row.content),
  }));
}

async function readColleagues({ tx, vault }: Call<Endpoint>, { reach }: Found) {
  const rows = await tx
    .selectFrom('professional_users')
    .select(['id', 'kind', 'name', 'left_at', 'may_prescribe'])
    .execute();
  const staff = rows.map((row) => ({ ...row, name: openStaffName(vault, row.name) }));
  const isHr = reach.kind === 'hr';
  const colleagues = staff
    .filter(({ kind, left_at }) => !isHr && kind === 'professional' && left_at === null)
    .map(({ id, name, may_prescribe }) => ({ id, name, mayPrescribe: may_prescribe }))
    .sort((one, other) => one.name.localeCompare(other.name, 'fi'));
  const me = staff.find(({ id }) => id === reach.me);
  const mayPrescribe = me?.may_prescribe ?? false;
  const isSupervisor = reach.leads.length > 0;
  return { colleagues, me: { id: reach.me, name: me?.name ?? '', isHr, mayPrescribe, isSupervisor } };
}

/** What a patient can be asked to fill in: of each questionnaire its newest version. */
async function readQuestionnaires({ tx, language }: Call<Endpoint>) {
  const rows = await tx
    .selectFrom('questionnaires')
    .select(['id', 'content'])
    .distinctOn('url')
    .orderBy('url')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, content }) => ({ id, title: titleIn(content, language) }));
}

/** Who takes part has read it; who only looks leaves no mark but the line in the log. */
async function markRead({ tx, now }: Call<Endpoint>, { id, patientId, reach }: Found): Promise<void> {
  await tx
    .updateTable('thread_participants')
    .set({ last_read_at: now })
    .where('patient_id', '=', patientId)
    .where('thread_id', '=', id)
    .where('professional_id', '=', reach.me)
    .execute();
}
