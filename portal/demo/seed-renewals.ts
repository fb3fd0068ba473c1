import type { Kysely } from 'kysely';
import { RENEWAL_TITLE } from '#areas/messages/shared/messaging/renewal-answers.ts';
import { openStaffName } from '#areas/messages/shared/messaging/server/sealed-messages.ts';
import { addMessage, startThread } from '#areas/messages/shared/messaging/server/start-thread.ts';
import { sourceHash } from '#areas/record/shared/health-record/server/source-hash.ts';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { DEMO_SOURCE } from './health-record/demo-resources.ts';

const DAY = 86_400_000;

interface DemoRenewal {
  readonly who: string;
  /** Id of the prescription. */
  readonly of: string;
  readonly text: string;
  /** Days ago. */
  readonly sent: number;
  readonly answer?: { readonly daysAgo: number; readonly text: string } & (
    | { readonly outcome: 'renewed' }
    | { readonly outcome: 'declined'; readonly reason: 'visit-needed' }
  );
}

const NO_SIDE_EFFECTS = 'Haittavaikutuksia: ei';
const OTHERS = 'Muut käytössä olevat lääkkeet: levotyroksiini';

const RENEWALS: readonly DemoRenewal[] = [
  {
    who: 'aino',
    of: 'aino-budesonidi-formoteroli',
    text: `1. Budesonidi ja formoteroli 160 mikrog/4,5 mikrog inhalaatiojauhe\nKäyttötarkoitus: astma\nOnko lääke loppunut: ei, jäljellä noin 20 annosta\n${NO_SIDE_EFFECTS}\n\n${OTHERS}`,
    sent: 1,
  },
  {
    who: 'aino',
    of: 'aino-pantopratsoli',
    text: `1. Pantopratsoli 20 mg enterotabletti\nKäyttötarkoitus: närästys\nOnko lääke loppunut: kyllä\n${NO_SIDE_EFFECTS}\n\n${OTHERS}`,
    sent: 20,
    answer: {
      outcome: 'declined',
      reason: 'visit-needed',
      daysAgo: 18,
      text: 'Reseptiä ei uusittu: Pantopratsoli 20 mg\n\nLääkäri haluaa tavata sinut ennen uusimista. Varaa aika.',
    },
  },
  {
    who: 'eero',
    of: 'eero-losartaani-hydroklooritiatsidi',
    text: `1. Losartaani ja hydroklooritiatsidi 50 mg/12,5 mg tabletti\nKäyttötarkoitus: verenpainetauti\nOnko lääke loppunut: ei, jäljellä 12 tablettia\n${NO_SIDE_EFFECTS}\n\nMuut käytössä olevat lääkkeet: atorvastatiini`,
    sent: 9,
    answer: {
      outcome: 'renewed',
      daysAgo: 7,
      text: 'Resepti uusittu: Losartaani ja hydroklooritiatsidi 50 mg/12,5 mg\n\nVoit hakea lääkkeen apteekista.',
    },
  },
];

/** Requests to renew prescriptions: one that waits, and some that the clinic has answered. */
export async function seedRenewals(
  owner: Kysely<Tables>,
  { vault, now, patients }: { vault: Vault; now: Date; patients: ReadonlyMap<string, string> },
): Promise<void> {
  for (const { who, of, text, sent, answer } of RENEWALS) {
    const patientId = patients.get(who);
    if (!patientId) throw new Error(`No patient ${who}`);
    const sentAt = new Date(now.getTime() - sent * DAY);
    const { id } = await owner
      .selectFrom('health_records')
      .select('id')
      .where('patient_id', '=', patientId)
      .where('source_hash', '=', sourceHash(vault, DEMO_SOURCE, `MedicationRequest/${of}`))
      .executeTakeFirstOrThrow();
    const thread = await startThread(
      { tx: owner, vault, now: sentAt, patientId },
      { type: 'customer', title: RENEWAL_TITLE, firstMessage: { text } },
    );
    await owner
      .insertInto('renewal_requests')
      .values({
        patient_id: patientId,
        record_id: id,
        thread_id: thread,
        brand: 'kaari',
        requested_at: sentAt,
        outcome: answer?.outcome ?? null,
        refusal_reason: answer?.outcome === 'declined' ? answer.reason : null,
        answered_at: answer ? new Date(now.getTime() - answer.daysAgo * DAY) : null,
      })
      .execute();
  }
}

/** Sends the requests to the team that answers renewals, and has a doctor answer those that have an answer, whom the patient has read. */
export async function seedRenewalAnswers(
  owner: Kysely<Tables>,
  { vault, now, patients }: { vault: Vault; now: Date; patients: ReadonlyMap<string, string> },
): Promise<void> {
  const team = await owner
    .selectFrom('care_teams')
    .select('id')
    .where('answers_renewals', '=', true)
    .executeTakeFirstOrThrow();
  const doctor = await owner
    .selectFrom('professional_users')
    .select(['id', 'name'])
    .where('may_prescribe', '=', true)
    .executeTakeFirstOrThrow();
  const signature = openStaffName(vault, doctor.name);
  for (const { who, sent, answer } of RENEWALS) {
    const patientId = patients.get(who) ?? '';
    const sentAt = new Date(now.getTime() - sent * DAY);
    const { id } = await owner
      .updateTable('messaging_threads')
      .set({ team_id: team.id })
      .where('patient_id', '=', patientId)
      .where('created_at', '=', sentAt)
      .returning('id')
      .executeTakeFirstOrThrow();
    if (!answer) continue;
    const at = new Date(now.getTime() - answer.daysAgo * DAY);
    const thread = { patient_id: patientId, thread_id: id, professional_id: doctor.id };
    await owner
      .insertInto('thread_assignments')
      .values({ ...thread, assigned_at: at })
      .execute();
    await owner
      .insertInto('thread_participants')
      .values({ ...thread, joined_at: at, last_read_at: at })
      .execute();
    await addMessage(
      { tx: owner, vault, now: at, patientId },
      id,
      'professional',
      { text: answer.text, signature },
      { authorId: doctor.id },
    );
    await owner
      .updateTable('messaging_threads')
      .set({ last_read_at: at })
      .where('patient_id', '=', patientId)
      .where('id', '=', id)
      .execute();
  }
}
