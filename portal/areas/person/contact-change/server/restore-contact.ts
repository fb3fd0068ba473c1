import {
  findContactChange,
  openFormer,
  type Reach,
} from '#areas/person/shared/patients/server/contact-change-links.ts';
import { openPatient, sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { tellContactRestored } from '#areas/person/shared/patients/server/tell-contact-change.ts';
import { turnSmsLoginOff } from '#areas/person/shared/patients/server/turn-sms-login-off.ts';
import type { Call } from '#platform/calls/call.ts';
import { ok, type Steps } from '#platform/calls/handler.ts';
import type { Context } from '#platform/context.ts';
import { endSessions } from '#platform/session/relogin-proof.ts';
import type { ContactChangeApi } from '../contract.ts';

type Show = ContactChangeApi['GET /api/anon/contact-change/{change}'];
type Restore = ContactChangeApi['POST /api/anon/contact-change/{change}'];

interface Linked {
  readonly patientId: string;
  readonly linkHash: Buffer;
}

const notFound = ok({ type: 'link-not-found' as const });

/** `GET /api/anon/contact-change/{change}`. It changes nothing: what scans mail opens links. */
export const showContactChange: Steps<Show, Linked> = {
  before: (context, { params: { change } }) => linkedChange(context, change),
  async answer({ tx }, _, { linkHash }) {
    const row = await tx
      .selectFrom('contact_changes')
      .select(['changed_at', 'restored_at'])
      .where('link_hash', '=', linkHash)
      .executeTakeFirst();
    if (!row) return notFound;
    if (row.restored_at) return ok({ type: 'already-restored' });
    return ok({ type: 'ready', changedAt: row.changed_at.toISOString() });
  },
};

/**
 * `POST /api/anon/contact-change/{change}`. Puts back what was before the first change of that identification, and nothing
 * that anybody types: who had the session may have changed it twice, and who has the former mailbox gets no further.
 */
export const restoreContact: Steps<Restore, Linked> = {
  before: (context, { params: { change } }) => linkedChange(context, change),
  async answer(call, _, { linkHash }) {
    const { tx, patientId, vault, now } = call;
    // Locked as by a change: of two presses at once, one puts it back.
    const row = await tx
      .selectFrom('patients')
      .select(['email', 'phone', 'language'])
      .where('id', '=', patientId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const link = await tx
      .selectFrom('contact_changes')
      .select(['former', 'restored_at'])
      .where('link_hash', '=', linkHash)
      .executeTakeFirst();
    if (!link) return notFound;
    await call.note({ action: 'read', kind: 'patient' });
    if (link.restored_at || !link.former) return ok({ type: 'already-restored' });
    await putBack(call, openFormer(vault, link.former), {
      ...openPatient(vault, row),
      language: row.language,
    });
    await tx
      .updateTable('contact_changes')
      .set({ restored_at: now, former: null })
      .where('patient_id', '=', patientId)
      .where('restored_at', 'is', null)
      .execute();
    return ok({ type: 'success' });
  },
};

type Known = Parameters<typeof tellContactRestored>[1]['former'];

async function putBack(call: Call<Restore>, before: Reach, known: Known): Promise<void> {
  const { tx, patientId, vault } = call;
  const { email, phone } = before;
  await tx
    .updateTable('patients')
    .set(sealPatient(vault, { email, phone }))
    .where('id', '=', patientId)
    .execute();
  await call.note({ action: 'change', kind: 'patient' });
  await turnSmsLoginOff(tx, patientId);
  await call.note({ action: 'change', kind: 'sms-login' });
  await endSessions(tx, patientId);
  const isOther = { email: known.email !== email, phone: known.phone !== phone };
  const former = {
    email: isOther.email ? known.email : null,
    phone: isOther.phone ? known.phone : null,
    language: known.language,
  };
  const parts = (['email', 'phone'] as const).filter((part) => isOther[part]);
  await tellContactRestored(call, { former, parts });
}

/** Whose change it is, or that there is nothing. */
async function linkedChange(context: Context, change: string): Promise<Linked | typeof notFound> {
  return (await context.inScope({}, (tx) => findContactChange(tx, context, change))) ?? notFound;
}
