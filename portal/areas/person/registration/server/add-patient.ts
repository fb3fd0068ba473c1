import { randomUUID } from 'node:crypto';
import { sealGuardian } from '#areas/person/shared/guardianship/server/guardian-details.ts';
import { type AddressField, normalizeContact } from '#areas/person/shared/patients/contact-details.ts';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import type { Language } from '#contract/language/language.ts';
import type { Call } from '#platform/calls/call.ts';
import type { Actor } from '#platform/context.ts';
import { continueFor } from '#platform/database/continue-for.ts';
import type { RegisterBody, RegistrationApi } from '../contract.ts';
import type { ChildFields, PersonFields } from '../rules.ts';
import { findClosedAccount } from './closed-account.ts';
import { personOf } from './person-of.ts';

type RegisterCall = Call<RegistrationApi['POST /api/user/register']>;

/** Makes a patient of the identified person, in the new patient's scope. Consents are asked for afterwards. */
export async function addPatient(
  call: RegisterCall,
  { patientId, isKnown }: { readonly patientId: string; readonly isKnown: boolean },
  person: PersonFields,
  body: RegisterBody,
): Promise<void> {
  const { emailAddress: email, phoneNumber: phone, ...address } = normalizeContact(body);
  const actor = { kind: 'patient', id: patientId } as const;
  await insert(call, {
    patientId,
    isKnown,
    person,
    address,
    language: body.language,
    actor,
    email,
    phone,
  });
}

/**
 * Makes a patient of a guardian's child, in the same transaction, which goes on in the child's scope. The record
 * names the guardian and gives them no right to it: that is asked of the population register whenever somebody acts.
 */
export async function addChild(
  call: RegisterCall,
  guardianId: string,
  body: RegisterBody,
  child: ChildFields,
): Promise<void> {
  const { tx, vault } = call;
  const closed = await findClosedAccount(tx, call, child.identityCode);
  const patientId = closed ?? randomUUID();
  await continueFor(tx, patientId);
  const actor = { kind: 'guardian', id: guardianId } as const;
  const { emailAddress, phoneNumber: phone, ...ownAddress } = normalizeContact(body);
  const { isGuardianHasSameAddress } = child;
  const address = isGuardianHasSameAddress ? ownAddress : normalizeContact({ ...body, ...addressOf(child) });
  // No messages about a child go to an address that nobody has shown to be a guardian's.
  const reached = { email: null, phone: null };
  await insert(call, {
    patientId,
    isKnown: closed !== null,
    person: child,
    address,
    language: body.language,
    actor,
    ...reached,
  });
  const guardian = {
    type: null,
    name: `${body.firstNames.trim()} ${body.lastName.trim()}`,
    phone,
    emailAddress,
    isGuardianHasSameAddress,
    ...(isGuardianHasSameAddress ? NO_ADDRESS : ownAddress),
  };
  const me = personHash(vault, personOf(call).identityCode);
  await tx
    .insertInto('guardians')
    .values({
      patient_id: patientId,
      position: 1,
      details: sealGuardian(vault, guardian),
      person_hash: me,
      written_by: me,
    })
    .execute();
}

type Address = Readonly<Record<AddressField, string>>;

/** A guardian who lives with the child has no address of their own. */
const NO_ADDRESS: Address = { streetAddress: '', postalCode: '', postOffice: '' };

const addressOf = ({ streetAddress, postalCode, postOffice }: Address): Address => ({
  streetAddress,
  postalCode,
  postOffice,
});

interface NewPatient {
  readonly patientId: string;
  /** Their account was deleted, and their record kept. */
  readonly isKnown: boolean;
  readonly person: PersonFields;
  readonly address: Address;
  readonly language: Language;
  readonly actor: Actor;
  readonly email: string | null;
  readonly phone: string | null;
}

async function insert({ tx, vault, now, note }: RegisterCall, given: NewPatient): Promise<void> {
  const { patientId, isKnown, person, address, actor, email, phone } = given;
  const identityCode = person.identityCode.trim().toUpperCase();
  const details = sealPatient(vault, {
    first_names: person.firstNames.trim(),
    last_name: person.lastName.trim(),
    email,
    phone,
    street_address: address.streetAddress,
    postal_code: address.postalCode,
    post_office: address.postOffice,
    language: given.language,
  });
  if (isKnown) {
    await tx
      .updateTable('patients')
      .set({ ...details, account_closed_at: null })
      .where('id', '=', patientId)
      .execute();
  } else {
    const identity_code = vault.seal('patients.identity_code', identityCode);
    await tx
      .insertInto('patients')
      .values({ ...details, id: patientId, identity_code, created_at: now })
      .execute();
    await tx
      .insertInto('identities')
      .values({ identity_hash: personHash(vault, identityCode), patient_id: patientId })
      .execute();
  }
  await note({ action: 'create', kind: 'patient', of: { patientId, actor } });
}
