import { randomUUID } from 'node:crypto';
import { findPatient } from '#areas/person/shared/patients/server/find-patient.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import {
  type PopulationRegister,
  PopulationRegisterError,
} from '#outside/population-register/client/population-register.ts';
import type { Call } from '#platform/calls/call.ts';
import { type Answer, ok, problem, type Steps } from '#platform/calls/handler.ts';
import type { Context, IdentifiedPerson } from '#platform/context.ts';
import { continueFor } from '#platform/database/continue-for.ts';
import { CameSecond, errorCode } from '#platform/database/database-error.ts';
import { countAttempt } from '#platform/limits/attempts.ts';
import type { RegisterBody, RegistrationApi } from '../contract.ts';
import { type PersonFields, registrationErrors } from '../rules.ts';
import { addChild, addPatient } from './add-patient.ts';
import { findClosedAccount } from './closed-account.ts';
import { personOf } from './person-of.ts';

type Register = RegistrationApi['POST /api/user/register'];

/** How often one person may name children: the answer tells whether a child is a patient. */
export const MAX_CHILDREN_TRIED = 10;
const TRIES_WINDOW_MINUTES = 60;

const UNIQUE_VIOLATION = '23505';

/**
 * `POST /api/user/register`. The patient is who the identification service has vouched for; the session is the
 * patient's from then on, without signing in again.
 */
export function createRegister(populationRegister: PopulationRegister): Steps<Register> {
  return {
    before: (context, { body }) => refusalOf(context, body, populationRegister),
    scope: ({ session }) => ({ sessionHash: session.hash }),
    async answer(call, { body }) {
      try {
        return await register(call, body);
      } catch (error) {
        // Registered in another tab at the same moment: now they are found.
        if (errorCode(error) !== UNIQUE_VIOLATION) throw error;
        throw new CameSecond('Registered at the same moment.', { cause: error });
      }
    },
  };
}

/** Why somebody may not register; null where they may. */
async function refusalOf(
  context: Context,
  body: RegisterBody,
  populationRegister: PopulationRegister,
): Promise<Answer<Register> | null> {
  const person = personOf(context);
  const errors = registrationErrors(body, {
    person,
    isPatient: context.session.ownPatientId !== null,
    care: context.brand.care,
    today: helsinkiDay(context.now),
    acceptsDevelopmentIdentityCodes: context.acceptsDevelopmentIdentityCodes,
  });
  if (errors.length > 0) return problem('invalidFields', errors);
  if (!body.child) return null;
  if (await hasTriedTooOften(context, person)) return problem('tooManyRequests');
  return childRefusal(context, populationRegister, person, body.child);
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

async function register(call: Call<Register>, body: RegisterBody): Promise<Answer<Register>> {
  const { tx, vault } = call;
  const { child } = body;
  const { identityCode } = personOf(call);
  const found = await findPatient(tx, personHash(vault, identityCode));
  const isChildKnown = child && (await findPatient(tx, personHash(vault, child.identityCode))) !== null;
  if (isChildKnown) return ok({ type: 'userAlreadyExists' });
  const closed = await findClosedAccount(tx, call, identityCode);
  const patientId = found ?? closed ?? randomUUID();
  await continueFor(tx, patientId);
  if (found === null) await addPatient(call, { patientId, isKnown: closed !== null }, personOf(call), body);
  await signIn(call, patientId);
  if (child) await addChild(call, patientId, body, child);
  return ok({ type: found === null || child !== undefined ? 'success' : 'userAlreadyExists' });
}

/** The identified person is this patient: their session need not restart. */
async function signIn({ tx, session }: Call<Register>, patientId: string): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ patient_id: patientId })
    .where('id_hash', '=', session.hash)
    .execute();
}
