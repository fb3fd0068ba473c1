import type { Chat } from '#areas/messages/shared/chats/chat.ts';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Localised } from '#contract/language/language.ts';

const texts = (fi: string, sv: string, en: string): Localised => ({ fi, sv, en });

interface DemoTeam {
  readonly id: string;
  readonly brand: BrandId;
  readonly name: Localised;
  readonly about: Localised;
  /** It is sent what patients ask to have renewed. */
  readonly answersRenewals?: boolean;
  /** The chat that it answers, and nothing else. */
  readonly chat?: Chat;
  /** Keys of demo people. */
  readonly members: readonly string[];
}

/** Whom patients can write to. */
export const DEMO_TEAMS: readonly DemoTeam[] = [
  {
    id: 'occupational-health',
    brand: 'kaari',
    name: texts('Työterveystiimi', 'Företagshälsovårdsteamet', 'Occupational health care team'),
    about: texts(
      'Työkyky, sairauspoissaolot ja terveystarkastukset',
      'Arbetsförmåga, sjukfrånvaro och hälsoundersökningar',
      'Work ability, sick leave and health examinations',
    ),
    members: ['ilona', 'timo'],
  },
  {
    id: 'nurses',
    brand: 'kaari',
    name: texts('Sairaanhoitajat', 'Sjukskötare', 'Nurses'),
    about: texts(
      'Hoito-ohjeet, tutkimustulokset ja lääkitys',
      'Vårdanvisningar, undersökningsresultat och medicinering',
      'Care instructions, test results and medication',
    ),
    answersRenewals: true,
    members: ['timo'],
  },
  {
    id: 'customer-service',
    brand: 'kaari',
    name: texts('Asiakaspalvelu', 'Kundtjänst', 'Customer service'),
    about: texts(
      'Ajanvaraukset, laskut ja todistukset',
      'Tidsbokningar, fakturor och intyg',
      'Appointments, invoices and certificates',
    ),
    members: ['timo'],
  },
  {
    id: 'mental-support',
    brand: 'kaari',
    name: texts('Mielen tuki', 'Psykiskt stöd', 'Mental support'),
    about: texts('Mieliala, stressi ja uni', 'Sinnesstämning, stress och sömn', 'Mood, stress and sleep'),
    chat: 'mentalSupport',
    members: ['ilona', 'timo'],
  },
  {
    id: 'sickness-fund',
    brand: 'kaari',
    name: texts('Sairauskassan sairaanhoitajat', 'Sjukkassans sjukskötare', 'Nurses of the sickness fund'),
    about: texts(
      'Oireet, hoito ja sairauskassan edut',
      'Symtom, vård och sjukkassans förmåner',
      'Symptoms, care and the benefits of the sickness fund',
    ),
    chat: 'sicknessFund',
    members: ['ilona', 'timo'],
  },
  {
    id: 'private-doctors',
    brand: 'kaari',
    name: texts('Yksityislääkärit', 'Privatläkarna', 'Private doctors'),
    about: texts(
      'Oireiden arviointi ja hoito-ohjeet',
      'Bedömning av symtom och vårdanvisningar',
      'Assessment of symptoms and care instructions',
    ),
    chat: 'kaariPrivateDoctorChat',
    members: ['ilona'],
  },
];

interface DemoStaff {
  /** Of the demo person. */
  readonly who: string;
  readonly name: string;
  readonly title: Localised;
  /** Of an HR user, their employer. */
  readonly employer?: string;
  readonly isOperator?: boolean;
  readonly isSupervisor?: boolean;
  readonly mayPrescribe?: boolean;
  readonly addsQuestionnaires?: boolean;
}

/** Those who answer, the HR user, and the operator. */
export const DEMO_STAFF: readonly DemoStaff[] = [
  {
    who: 'ilona',
    name: 'Ilona Heikkinen',
    title: texts('työterveyslääkäri', 'företagsläkare', 'occupational health physician'),
    isSupervisor: true,
    mayPrescribe: true,
    addsQuestionnaires: true,
  },
  {
    who: 'timo',
    name: 'Timo Rantanen',
    title: texts('työterveyshoitaja', 'företagshälsovårdare', 'occupational health nurse'),
  },
  {
    who: 'paivi',
    name: 'Päivi Aalto',
    title: texts('henkilöstöpäällikkö', 'personalchef', 'HR manager'),
    employer: 'tehdas',
  },
  {
    who: 'outi',
    name: 'Outi Koivula',
    title: texts('palvelun ylläpitäjä', 'tjänstens administratör', 'service operator'),
    isOperator: true,
  },
];

/** Who is away, by days from the day of seeding, and who answers meanwhile. */
export const DEMO_ABSENCE = { who: 'timo', from: -4, until: 10, substitute: 'ilona' } as const;
