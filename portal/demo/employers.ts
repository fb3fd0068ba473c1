import type { Kysely } from 'kysely';
import type { Tables } from '#platform/tables.ts';

/** The employers of the demo people, with what the clinic has agreed with each. None of them exists. */
const DEMO_EMPLOYERS = {
  tehdas: {
    name: 'Esimerkkitehdas Oy',
    has_sickness_fund: false,
    covered_specialties: null,
    allows_web_reservation: true,
    allows_messaging: true,
  },
  lentoyhtio: {
    name: 'Esimerkkilento Oy',
    has_sickness_fund: true,
    covered_specialties: ['YLE'],
    allows_web_reservation: false,
    allows_messaging: false,
  },
} as const;

export type DemoEmployer = keyof typeof DEMO_EMPLOYERS;

/** The first day of every agreement and employment of the demo. */
export const EMPLOYED_SINCE = '2024-01-01';

/** Adds the employers, each with its agreement. */
export async function seedEmployers(owner: Kysely<Tables>): Promise<void> {
  for (const [id, { name, has_sickness_fund, ...agreement }] of Object.entries(DEMO_EMPLOYERS)) {
    await owner.insertInto('employers').values({ id, name, has_sickness_fund }).execute();
    await owner
      .insertInto('care_agreements')
      .values({
        employer_id: id,
        valid_from: EMPLOYED_SINCE,
        valid_to: null,
        ...agreement,
        covered_specialties: agreement.covered_specialties && [...agreement.covered_specialties],
      })
      .execute();
  }
}
