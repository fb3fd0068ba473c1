import type { Identifier, MedicationRequest, Practitioner } from 'fhir/r4.js';
import { sql } from 'kysely';
import { nameOf } from '#areas/record/shared/health-record/server/practitioners.ts';
import type { Scoped } from '#platform/context.ts';

/** The system of Valvira's registration numbers of health care professionals. */
const REGISTRATION_NUMBERS = 'urn:oid:1.2.246.537.26';

/** A prescription as it is kept, with the system that it comes from. */
export interface WrittenPrescription {
  readonly source: string;
  readonly resource: MedicationRequest;
}

/** Who has prescribed something. */
interface Prescriber {
  /** As the prescription, or the system that it comes from, calls them. */
  readonly name: string | null;
  /** Their account among those who work here; null: none is known by a number. */
  readonly id: number | null;
}
/** Who a prescription does not name. */
export const UNKNOWN_PRESCRIBER: Prescriber = { name: null, id: null };

interface Known {
  readonly nth: number;
  readonly content: Practitioner;
  readonly practitioner_id: number | null;
}

/**
 * Who has prescribed each, in their order. Somebody who works here is known as the practitioner of the calendars whom the record
 * names, or by their registration number. A name tells nobody from a namesake, so it never does.
 */
export async function prescribersOf(
  tx: Scoped,
  prescriptions: readonly WrittenPrescription[],
): Promise<Prescriber[]> {
  const { rows } = await sql<Known>`
    select wanted.nth, known.content, known.practitioner_id
    from unnest(
      ${prescriptions.map(({ source }) => source)}::text[],
      ${prescriptions.map(({ resource }) => resource.requester?.reference ?? null)}::text[]
    ) with ordinality as wanted (source, source_id, nth)
    join record_practitioners as known using (source, source_id)`.execute(tx);
  const known = new Map(rows.map((row) => [Number(row.nth) - 1, row]));
  const staff = await tx
    .selectFrom('professional_users')
    .select(['id', 'practitioner_id', 'registration_number'])
    .where('left_at', 'is', null)
    .where((is) => is.or([is('practitioner_id', 'is not', null), is('registration_number', 'is not', null)]))
    .execute();
  return prescriptions.map(({ resource: { requester } }, nth) => {
    if (!requester) return UNKNOWN_PRESCRIBER;
    const { content, practitioner_id = null } = known.get(nth) ?? {};
    const number = registrationNumberIn([requester.identifier, ...(content?.identifier ?? [])]);
    const account =
      staff.find((each) => practitioner_id !== null && each.practitioner_id === practitioner_id) ??
      staff.find((each) => number !== null && each.registration_number === number);
    return { name: requester.display ?? nameOf(content?.name?.[0]) ?? null, id: account?.id ?? null };
  });
}

/** Systems write the same number with and without zeros in front. */
function registrationNumberIn(identifiers: readonly (Identifier | undefined)[]): string | null {
  const found = identifiers.find((each) => each?.system === REGISTRATION_NUMBERS)?.value?.trim();
  return found?.replace(/^0+/, '') || null;
}
