import type { Kysely } from 'kysely';
import { sealPayment } from '#areas/occupational/shared/fund/server/sealed-payments.ts';
import type { Localised } from '#contract/language/language.ts';
import { addDays, helsinkiDay } from '#contract/time/time.ts';
import type { Vault } from '#platform/context.ts';
import type { Tables } from '#platform/tables.ts';
import { type DemoEmployer, EMPLOYED_SINCE } from './employers.ts';
import { workday } from './health-record/workday.ts';
import { demoPractitioners } from './practitioners.ts';

const texts = (fi: string, sv: string, en: string): Localised => ({ fi, sv, en });

type Role = 'nurse' | 'physician' | 'physiotherapist';

interface DemoCare {
  readonly employer: DemoEmployer;
  /** Who cares for its employees: what they do, and their first specialty. */
  readonly carers: readonly (readonly [role: Role, specialty: string])[];
  readonly teamId: string | null;
  readonly agreed: readonly Localised[];
  /** Days before the day of seeding. */
  readonly handled: readonly (readonly [daysAgo: number, text: Localised])[];
}

const STATUTORY = texts(
  'Lakisääteinen ennaltaehkäisevä työterveyshuolto: työpaikkaselvitykset, terveystarkastukset ja työkyvyn tuki',
  'Lagstadgad förebyggande företagshälsovård: arbetsplatsutredningar, hälsoundersökningar och stöd för arbetsförmågan',
  'Statutory preventive occupational health care: workplace surveys, health examinations and support for work ability',
);

const DEMO_CARE: readonly DemoCare[] = [
  {
    employer: 'tehdas',
    carers: [
      ['nurse', 'HOI'],
      ['physician', 'YLE'],
      ['physiotherapist', 'FYS'],
    ],
    teamId: 'occupational-health',
    agreed: [
      STATUTORY,
      texts(
        'Yleislääkäritasoinen sairaanhoito sekä sen tarvitsemat laboratorio- ja kuvantamistutkimukset',
        'Sjukvård på allmänläkarnivå och de laboratorie- och bildundersökningar som den kräver',
        'Medical care by general practitioners, with the laboratory tests and imaging that it needs',
      ),
      texts(
        'Erikoislääkärin konsultaatio työterveyslääkärin lähetteellä',
        'Konsultation av specialistläkare med remiss av företagsläkaren',
        'Specialist consultation with a referral from the occupational health physician',
      ),
    ],
    handled: [
      [
        40,
        texts(
          'Työpaikkaselvitys tuotantohallissa: melu ja työasennot',
          'Arbetsplatsutredning i produktionshallen: buller och arbetsställningar',
          'Workplace survey in the production hall: noise and working postures',
        ),
      ],
      [
        200,
        texts(
          'Työterveyshuollon toimintasuunnitelma tarkistettiin',
          'Företagshälsovårdens verksamhetsplan sågs över',
          'The action plan of occupational health care was reviewed',
        ),
      ],
    ],
  },
  {
    employer: 'lentoyhtio',
    carers: [
      ['nurse', 'HOI'],
      ['physician', 'YLE'],
    ],
    teamId: null,
    agreed: [STATUTORY],
    handled: [
      [
        75,
        texts(
          'Työpaikkaselvitys: vuorotyö ja palautuminen',
          'Arbetsplatsutredning: skiftarbete och återhämtning',
          'Workplace survey: shift work and recovery',
        ),
      ],
    ],
  },
];

const SICK_LEAVE: readonly Localised[] = [
  texts(
    'Ilmoita poissaolosta esihenkilölle heti ensimmäisenä päivänä.',
    'Meddela din chef om frånvaron genast den första dagen.',
    'Tell your supervisor about the absence at once on the first day.',
  ),
  texts(
    'Flunssassa tai vatsataudissa oma ilmoitus riittää enintään kolme päivää, jos esihenkilö hyväksyy sen.',
    'Vid förkylning eller magsjuka räcker din egen anmälan i högst tre dagar, om din chef godkänner den.',
    'With a cold or a stomach bug, your own notice is enough for up to three days if your supervisor accepts it.',
  ),
  texts(
    'Pidempään poissaoloon tarvitset terveydenhoitajan, sairaanhoitajan tai lääkärin todistuksen.',
    'För längre frånvaro behöver du intyg av en hälsovårdare, sjukskötare eller läkare.',
    'For a longer absence you need a certificate from a nurse or a doctor.',
  ),
];

interface Seeding {
  readonly vault: Vault;
  readonly now: Date;
  readonly patients: ReadonlyMap<string, string>;
}

/** Who cares for employees, what was agreed with employers, and what the sickness fund has paid. */
export async function seedOccupational(
  owner: Kysely<Tables>,
  { vault, now, patients }: Seeding,
): Promise<void> {
  const today = helsinkiDay(now);
  const people = demoPractitioners();
  const byLanguage = (all: readonly Localised[]) =>
    JSON.stringify({
      fi: all.map(({ fi }) => fi),
      sv: all.map(({ sv }) => sv),
      en: all.map(({ en }) => en),
    });
  for (const { employer, carers, teamId, agreed, handled } of DEMO_CARE) {
    await owner
      .updateTable('employers')
      .set({ occupational_phone: null, care_team_id: teamId })
      .where('id', '=', employer)
      .execute();
    await owner
      .insertInto('occupational_carers')
      .values(
        carers.map(([role, specialty], place) => {
          const carer = people.find(({ specialties }) => specialties[0]?.code === specialty);
          if (!carer) throw new Error(`Nobody practises ${specialty}`);
          return { employer_id: employer, place, role, practitioner_id: carer.id };
        }),
      )
      .execute();
    await owner
      .insertInto('employee_memos')
      .values({
        employer_id: employer,
        valid_from: EMPLOYED_SINCE,
        valid_to: null,
        agreed: byLanguage(agreed),
        sick_leave: byLanguage(SICK_LEAVE),
        handled: JSON.stringify(handled.map(([ago, text]) => ({ day: workday(today, -ago), text }))),
      })
      .execute();
  }
  const employed = (who: string, employer: DemoEmployer) => {
    const patientId = patients.get(who);
    if (!patientId) throw new Error(`Nobody is employed: ${who}`);
    return { patient_id: patientId, employer_id: employer, employed_from: EMPLOYED_SINCE };
  };
  await owner
    .insertInto('health_examinations')
    .values({ ...employed('eero', 'tehdas'), due_on: addDays(today, 75), kind: 'periodic' })
    .execute();
  // Of the visits to the physiotherapist in the record (`health-record/visits-of-others.ts`).
  await owner
    .insertInto('fund_payments')
    .values(
      [-90, -60].map((day) => ({
        ...employed('janne', 'lentoyhtio'),
        paid_on: addDays(today, day + 5),
        content: sealPayment(vault, { benefit: 'physiotherapy', cents: 39_50 }),
      })),
    )
    .execute();
}
