import { type PermitStatus, stateAfter } from '#areas/appointments/shared/insurance/insurance-states.ts';
import { keepAnswer } from '#areas/appointments/shared/insurance/server/answers.ts';
import { FORGET_INSURANCE, KEPT_MS } from '#areas/appointments/shared/insurance/server/kept.ts';
import { askSystem } from '#outside/calls/ask-system.ts';
import type { LahiTapiola } from '#outside/insurers/client/lahitapiola/lahitapiola.ts';
import { logAccess } from '#platform/access-log.ts';
import { stillLasts } from '#platform/clock.ts';
import type { Context, Scoped } from '#platform/context.ts';
import { enqueue } from '#platform/jobs/outbox.ts';
import { newSecret } from '#platform/secrets.ts';
import { actorOf } from '#platform/session/actor.ts';
import { ASKED_A_MINUTE } from '../contract.ts';
import type { Insured } from './insured.ts';

/** Where LähiTapiola sends patients back to. */
export const RETURN_PATH = '/api/insurance/lahitapiola-permit-return';

/** Milliseconds within which a patient may come back. */
const LONGEST_MS = KEPT_MS;

/**
 * Begins an application: remembers where to go on, and resolves to the insurer's page, or to null if the insurer cannot be
 * asked, or has been by this caller too often. What comes back counts once, in this session, for this patient.
 */
export async function beginApplication(
  context: Context,
  lahitapiola: LahiTapiola,
  insured: Insured,
  returnTo: string,
): Promise<string | null> {
  const { now, inScope, language, origin, allowance } = context;
  const { patientId } = insured;
  if ((await allowance.call('permit-application', { rateLimit: ASKED_A_MINUTE })) !== null) return null;
  const state = newSecret();
  const page = await askSystem(context, () =>
    lahitapiola.apply({
      insuredIdentityCode: insured.identityCode,
      applicantIdentityCode: insured.applicantIdentityCode,
      language,
      channel: 'w',
      returnUrl: `${origin}${RETURN_PATH}?state=${state}`,
    }),
  );
  if (page === 'ERROR') return null;
  await inScope({ patientId }, async (tx) => {
    await tx
      .insertInto('permit_applications')
      .values({
        patient_id: patientId,
        state_hash: hashOf(context, state),
        return_to: returnTo,
        begun_at: now,
      })
      .execute();
    await enqueue(tx, FORGET_INSURANCE, { patientId }, { runAt: new Date(now.getTime() + LONGEST_MS) });
    await note(tx, context, patientId, 'create');
  });
  return page;
}

/**
 * Takes out the application that a patient comes back from, and keeps what they have decided; resolves to where they go on,
 * or to null for an application that is over, never was, or is another session's or patient's.
 */
export async function finishApplication(
  context: Context,
  patientId: string,
  state: string,
  status: PermitStatus,
): Promise<string | null> {
  const { now, inScope, vault } = context;
  return inScope({ patientId }, async (tx) => {
    const row = await tx
      .deleteFrom('permit_applications')
      .where('patient_id', '=', patientId)
      .where('state_hash', '=', hashOf(context, state))
      .returning(['return_to', 'begun_at'])
      .executeTakeFirst();
    if (!row || !stillLasts(new Date(row.begun_at.getTime() + LONGEST_MS), LONGEST_MS, now)) return null;
    const answer = { insurer: 'LAHITAPIOLA', state: stateAfter(status) } as const;
    await keepAnswer({ tx, now, patientId, vault }, answer);
    await note(tx, context, patientId, 'change');
    return row.return_to;
  });
}

function hashOf({ vault, session }: Context, state: string): Buffer {
  return vault.hash('permit_applications.state', `${session.hash.toString('hex')} ${state}`);
}

async function note(tx: Scoped, context: Context, patientId: string, action: 'create' | 'change') {
  const access = { patientId, actor: actorOf(context), action, recordKind: 'permit-application' };
  await logAccess(tx, context, access);
}
