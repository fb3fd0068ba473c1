import { randomUUID } from 'node:crypto';
import { helsinkiDay } from '#contract/time/time.ts';
import { findPatient } from '#domain/patients/server/find-patient.ts';
import { personHash } from '#domain/patients/server/person-hash.ts';
import {
  type PopulationRegister,
  PopulationRegisterError,
} from '#integrations/population-register/population-register.ts';
import { type Answer, type Handler, ok, problem } from '#platform/calls/handler.ts';
import { once } from '#platform/calls/idempotency.ts';
import { orUnknownError } from '#platform/calls/unknown-error.ts';
import type { Context, IdentifiedPerson, Scoped } from '#platform/context.ts';
import { errorCode } from '#platform/database/database-error.ts';
import { countAttempt } from '#platform/limits/attempts.ts';
import type { endpoints, RegisterBody } from '../contract.ts';
import { type PersonFields, registrationErrors } from '../rules.ts';
import { addChild, addPatient } from './add-patient.ts';
import { findClosedAccount } from './closed-account.ts';
import { personOf } from './person-of.ts';

type Register = (typeof endpoints)['POST /api/user/register'];

/** How often one person may name children: the answer tells whether a child is a patient. */
export const MAX_CHILDREN_TRIED = 10;
const TRIES_WINDOW_MINUTES = 60;

const UNIQUE_VIOLATION = '23505';

/**
 * `POST /api/user/register`. The patient is who the identification service has vouched for; the session is the
 * patient's from then on, without signing in again.
 */
export function createRegister(populationRegister: PopulationRegister): Handler<Register> {
  return (context, { body }) => register(context, body, populationRegister);
}

async function register(
  context: Context,
  body: RegisterBody,
  populationRegister: PopulationRegister,
): Promise<Answer<Register>> {
  const person = personOf(context);
  const errors = registrationErrors(body, {
    person,
    isPatient: context.session.ownPatientId !== null,
    care: context.brand.care,
    today: helsinkiDay(context.now),
    acceptsDevelopmentIdentityCodes: context.acceptsDevelopmentIdentityCodes,
  });
  if (errors.length > 0) return problem('invalidFields', errors);
  if (body.child) {
    if (await hasTriedTooOften(context, person)) return problem('tooManyRequests');
    const refusal = await childRefusal(context, populationRegister, person, body.child);
    if (refusal) return refusal;
  }
  return orUnknownError(context, async () => {
    try {
      return await registerOnce(context, person, body);
    } catch (error) {
      // Registered in another tab at the same moment: now they are found.
      if (errorCode(error) !== UNIQUE_VIOLATION) throw error;
      return registerOnce(context, person, body);
    }
  });
}

/** Why somebody may not register a child; null for their own, as the population register says now. */
async function childRefusal(
  context: Context,
  populationRegister: PopulationRegister,
  person: IdentifiedPerson,
  child: PersonFields,
): Promise<Answer<Register> | null> {
  try {
    const children = await populationRegister.childrenOf(person.identityCode);
    const code = child.identityCode.trim().toUpperCase();
    if (children.some(({ identityCode }) => identityCode === code)) return null;
    return problem('invalidFields', [{ field: 'child.identityCode', code: 'notGuardian' }]);
  } catch (error) {
    if (!(error instanceof PopulationRegisterError)) throw error;
    context.report(error);
    return problem('temporarilyUnavailable');
  }
}

function hasTriedTooOften({ inScope, vault, now }: Context, person: IdentifiedPerson): Promise<boolean> {
  const subject = vault.hash('attempts.registered-children', person.identityCode);
  return inScope(
    {},
    async (tx) => (await countAttempt(tx, subject, now, TRIES_WINDOW_MINUTES)) > MAX_CHILDREN_TRIED,
  );
}

async function registerOnce(
  context: Context,
  person: IdentifiedPerson,
  body: RegisterBody,
): Promise<Answer<Register>> {
  const { session, inScope, vault } = context;
  const found = await inScope({}, (tx) => findPatient(tx, personHash(vault, person.identityCode)));
  const closed = await inScope({}, (tx) => findClosedAccount(tx, context, person.identityCode));
  const patientId = found ?? closed ?? randomUUID();
  // The key was sent before there was a patient, and belongs to the session when it is repeated, too.
  const visitor: Context = { ...context, session: { ...session, patientId: null } };
  return inScope({ patientId, sessionHash: session.hash }, (tx) =>
    once(visitor, tx, { endpoint: 'POST /api/user/register', body }, async () => {
      const { child } = body;
      const isChildKnown = child && (await findPatient(tx, personHash(vault, child.identityCode))) !== null;
      if (isChildKnown) return ok({ type: 'userAlreadyExists' as const });
      if (found === null)
        await addPatient(tx, context, { patientId, isKnown: closed !== null }, person, body);
      await signIn(tx, context, patientId);
      if (child) await addChild(tx, context, patientId, body, child);
      const isNew = found === null || child !== undefined;
      return ok({ type: isNew ? ('success' as const) : ('userAlreadyExists' as const) });
    }),
  );
}

/** Who was identified is this patient: their session need not begin anew. */
async function signIn(tx: Scoped, { session }: Context, patientId: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ patient_id: patientId })
    .where('id_hash', '=', session.hash)
    .execute();
}
