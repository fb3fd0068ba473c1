import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sealPatient } from '#areas/person/shared/patients/server/patient-record.ts';
import { personHash } from '#areas/person/shared/patients/server/person-hash.ts';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { EMPLOYED_SINCE } from './employers.ts';
import { KNOWN_POLICIES } from './known-policies.ts';
import { demoPeople } from './people.ts';

/** Registers those demo people who are patients. Resolves to their ids by key (`aino`). */
export async function seedPeople(
  owner: Kysely<Tables>,
  { vault, now }: { vault: Vault; now: Date },
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const person of demoPeople(now)) {
    const hash = personHash(vault, person.identityCode);
    if (!person.patient) continue;
    const id = randomUUID();
    ids.set(person.key, id);
    const { address, healthCareType, employment, ...patient } = person.patient;
    await owner
      .insertInto('patients')
      .values(
        sealPatient(vault, {
          id,
          identity_code: person.identityCode,
          first_names: person.firstNames,
          last_name: person.lastName,
          email: patient.email,
          phone: patient.phone,
          street_address: address[0],
          postal_code: address[1],
          post_office: address[2],
          language: patient.language,
          health_care_type: healthCareType,
          is_creditworthy: patient.isCreditworthy,
          consent_status: patient.consentStatus,
          consent_form_updated_at: patient.consentStatus === 'ok' ? now : null,
          allows_common_registry: patient.consentStatus === 'ok',
          allows_booking_sms: patient.allowsBookingSms,
          allows_marketing_mail: patient.allowsMarketingMail,
          created_at: now,
        }),
      )
      .execute();
    if (employment)
      await owner
        .insertInto('employees')
        .values({
          employer_id: employment.employer,
          identity_hash: hash,
          valid_from: EMPLOYED_SINCE,
          valid_to: null,
          is_fund_member: employment.isFundMember,
        })
        .execute();
    await owner.insertInto('identities').values({ identity_hash: hash, patient_id: id }).execute();
    const policies = (KNOWN_POLICIES[person.key] ?? []).map((policy) => ({
      patient_id: id,
      insurer: policy.insurer,
      valid_from: policy.validFrom,
      valid_to: policy.validTo,
      pays_directly: policy.paysDirectly,
    }));
    if (policies.length > 0) await owner.insertInto('insurance_policies').values(policies).execute();
  }
  return ids;
}
