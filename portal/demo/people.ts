import type { Language, Localised } from '#contract/language/language.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import type { DemoEmployer } from './employers.ts';
import { identityCodeOf } from './identity-code-of.ts';

/** A person whom the demo's identification service can sign in. None of them exists. */
export interface DemoPerson {
  /** Names the person in tests and scripts. */
  readonly key: string;
  readonly firstNames: string;
  readonly lastName: string;
  readonly identityCode: string;
  /** Who this is, for those who choose a person. */
  readonly about: Localised;
  /** Keys of a minor's guardians, as in the population register. */
  readonly guardians?: readonly string[];
  /** Has a non-disclosure order in the population register. */
  readonly nonDisclosure?: boolean;
  /** Works for the clinic. */
  readonly isProfessional?: boolean;
  /** Null if not yet a patient of the clinic. */
  readonly patient: DemoPatient | null;
}

export interface DemoPatient {
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: readonly [street: string, postalCode: string, postOffice: string];
  readonly language: Language;
  readonly healthCareType: HealthCareType;
  readonly isCreditworthy: boolean;
  readonly consentStatus: 'invalid' | 'missing' | 'ok';
  readonly allowsBookingSms: boolean;
  readonly allowsMarketingMail: boolean;
  readonly employment?: { readonly employer: DemoEmployer; readonly isFundMember?: boolean };
}

const texts = (fi: string, sv: string, en: string): Localised => ({ fi, sv, en });

const ORDINARY = {
  language: 'fi',
  healthCareType: 'private',
  isCreditworthy: true,
  consentStatus: 'ok',
  allowsBookingSms: false,
  allowsMarketingMail: false,
} as const;

type Contact = Pick<DemoPatient, 'email' | 'phone' | 'address'>;

function contact(name: string, phoneEnd: string, ...address: DemoPatient['address']): Contact {
  return { email: `${name}@example.com`, phone: `+3584012345${phoneEnd}`, address };
}

const LINDSTROM: DemoPatient['address'] = ['Bulevardi 21 B 9', '00180', 'Helsinki'];

const NOT_YET = texts('Ei vielä rekisteröitynyt', 'Ännu inte registrerad', 'Not yet registered');

/** Strongly identified, but not patients: registering lasts, and a demo is shown more than once. */
const UNREGISTERED: readonly DemoPerson[] = [
  ['matti', 'Matti Antero', 'Nieminen', '211298-9217'],
  ['linnea', 'Linnea Maria', 'Holm', '120494-940J'],
  ['tuomas', 'Tuomas Ilmari', 'Kallio', '270988-941R'],
  ['henna', 'Henna Susanna', 'Rinne', '150690-9424'],
  ['kaisa', 'Kaisa Johanna', 'Saarela', '170291-948M'],
  ['oskar', 'Oskar Emil', 'Sundqvist', '051184-949C'],
  ['niina', 'Niina Carita', 'Peltonen', '230888-952P'],
].map(([key = '', firstNames = '', lastName = '', identityCode = '']) => ({
  key,
  firstNames,
  lastName,
  identityCode,
  about: NOT_YET,
  patient: null,
}));

/**
 * The demo people.
 *
 * @param seededOn the moment of seeding: the children of Sofia Lindström are 8 and 13 years old then, the other
 * guardians' 5 and 6
 */
export function demoPeople(seededOn: Date): readonly DemoPerson[] {
  return [
    {
      key: 'aino',
      firstNames: 'Aino Maria',
      lastName: 'Virtanen',
      identityCode: '140385-902F',
      about: texts(
        'Yksityisasiakas, jolla on pitkä historia',
        'Privatkund med lång historia',
        'Private customer with a rich history',
      ),
      patient: {
        ...ORDINARY,
        ...contact('aino.virtanen', '01', 'Fleminginkatu 12 A 4', '00530', 'Helsinki'),
        allowsBookingSms: true,
      },
    },
    {
      key: 'eero',
      firstNames: 'Eero Juhani',
      lastName: 'Lehtonen',
      identityCode: '021179-905R',
      about: texts('Työterveysasiakas', 'Företagshälsovårdskund', 'Occupational health care customer'),
      patient: {
        ...ORDINARY,
        ...contact('eero.lehtonen', '02', 'Itätuulentie 7 C 31', '02100', 'Espoo'),
        healthCareType: 'occupational',
        allowsBookingSms: true,
        allowsMarketingMail: true,
        employment: { employer: 'tehdas' },
      },
    },
    {
      key: 'helmi',
      firstNames: 'Helmi Annikki',
      lastName: 'Salonen',
      identityCode: '250655-908E',
      about: texts('65 vuotta täyttänyt, Kela 65+', 'Har fyllt 65 år, FPA 65+', '65 or older, Kela 65+'),
      patient: {
        ...ORDINARY,
        ...contact('helmi.salonen', '03', 'Kultasepänkatu 3 A 12', '04250', 'Kerava'),
        healthCareType: 'kela65',
      },
    },
    {
      key: 'onni',
      firstNames: 'Onni Kalevi',
      lastName: 'Mäkelä',
      identityCode: '090190-9117',
      about: texts('Vakuutusasiakas', 'Försäkringskund', 'Insurance customer'),
      patient: {
        ...ORDINARY,
        ...contact('onni.makela', '04', 'Peltolantie 15 B 20', '01300', 'Vantaa'),
        healthCareType: 'insurance',
        allowsBookingSms: true,
      },
    },
    {
      key: 'sofia',
      firstNames: 'Sofia Elisabet',
      lastName: 'Lindström',
      identityCode: '300886-914F',
      about: texts(
        'Ruotsinkielinen Elsan ja Viktorin huoltaja',
        'Svenskspråkig vårdnadshavare för Elsa och Viktor',
        'Swedish-speaking guardian of Elsa and Viktor',
      ),
      patient: {
        ...ORDINARY,
        ...contact('sofia.lindstrom', '05', ...LINDSTROM),
        language: 'sv',
        allowsBookingSms: true,
      },
    },
    {
      key: 'elsa',
      firstNames: 'Elsa Sofia',
      lastName: 'Lindström',
      identityCode: identityCodeOf(seededOn, 8, 914),
      about: texts('Sofian lapsi, 8 vuotta', 'Sofias barn, 8 år', 'Sofia’s child, 8 years old'),
      guardians: ['sofia'],
      patient: { ...ORDINARY, email: null, phone: null, address: LINDSTROM, language: 'sv' },
    },
    {
      key: 'viktor',
      firstNames: 'Viktor Karl',
      lastName: 'Lindström',
      identityCode: identityCodeOf(seededOn, 13, 913),
      about: texts('Sofian lapsi, 13 vuotta', 'Sofias barn, 13 år', 'Sofia’s child, 13 years old'),
      guardians: ['sofia'],
      patient: { ...ORDINARY, ...contact('viktor.lindstrom', '06', ...LINDSTROM), language: 'sv' },
    },
    ...UNREGISTERED,
    {
      key: 'niilo',
      firstNames: 'Niilo Eemil',
      lastName: 'Rinne',
      identityCode: identityCodeOf(seededOn, 4, 943),
      about: texts(
        'Hennan lapsi, 4 vuotta, ei vielä asiakas',
        'Hennas barn, 4 år, ännu inte kund',
        'Henna’s child, 4 years old, not yet a customer',
      ),
      guardians: ['henna'],
      patient: null,
    },
    {
      key: 'lumi',
      firstNames: 'Lumi Johanna',
      lastName: 'Saarela',
      identityCode: identityCodeOf(seededOn, 3, 950),
      about: texts(
        'Kaisan lapsi, 3 vuotta, ei vielä asiakas',
        'Kaisas barn, 3 år, ännu inte kund',
        'Kaisa’s child, 3 years old, not yet a customer',
      ),
      guardians: ['kaisa'],
      patient: null,
    },
    {
      key: 'veeti',
      firstNames: 'Veeti Oliver',
      lastName: 'Peltonen',
      identityCode: identityCodeOf(seededOn, 7, 951),
      about: texts(
        'Niinan lapsi, 7 vuotta, ei vielä asiakas',
        'Niinas barn, 7 år, ännu inte kund',
        'Niina’s child, 7 years old, not yet a customer',
      ),
      guardians: ['niina'],
      patient: null,
    },
    {
      key: 'kerttu',
      firstNames: 'Kerttu Helena',
      lastName: 'Laine',
      identityCode: '070771-9249',
      about: texts(
        'Maksuhäiriömerkintä: varaus keskeytyy',
        'Anteckning om betalningsstörning: bokningen avbryts',
        'Payment default entry: booking is interrupted',
      ),
      patient: {
        ...ORDINARY,
        ...contact('kerttu.laine', '07', 'Hämeentie 68 B 22', '00550', 'Helsinki'),
        isCreditworthy: false,
      },
    },
    {
      key: 'janne',
      firstNames: 'Janne Petteri',
      lastName: 'Koskinen',
      identityCode: '280282-9372',
      about: texts(
        'Sairauskassan jäsen, vahvistus puuttuu',
        'Medlem i sjukkassan, bekräftelse saknas',
        'Sickness fund member, confirmation missing',
      ),
      patient: {
        ...ORDINARY,
        ...contact('janne.koskinen', '08', 'Koskikatu 5 A 2', '33100', 'Tampere'),
        consentStatus: 'missing',
        employment: { employer: 'lentoyhtio', isFundMember: true },
      },
    },
    {
      key: 'venla',
      firstNames: 'Venla Helena',
      lastName: 'Koskinen',
      identityCode: identityCodeOf(seededOn, 5, 916),
      about: texts(
        'Kertun ja Jannen lapsi, 5 vuotta',
        'Kerttus och Jannes barn, 5 år',
        'Kerttu and Janne’s child, 5 years old',
      ),
      guardians: ['kerttu', 'janne'],
      patient: {
        ...ORDINARY,
        email: null,
        phone: null,
        address: ['Hämeentie 68 B 22', '00550', 'Helsinki'],
      },
    },
    {
      key: 'elli',
      firstNames: 'Elli Maria',
      lastName: 'Nieminen',
      identityCode: identityCodeOf(seededOn, 6, 918),
      about: texts(
        'Matin lapsi, 6 vuotta, ei vielä asiakas',
        'Mattis barn, 6 år, ännu inte kund',
        'Matti’s child, 6 years old, not yet a customer',
      ),
      guardians: ['matti'],
      patient: null,
    },
    {
      key: 'ilona',
      firstNames: 'Ilona Katariina',
      lastName: 'Heikkinen',
      identityCode: '121076-928B',
      about: texts('Ammattilainen: lääkäri', 'Yrkesperson: läkare', 'Professional: doctor'),
      isProfessional: true,
      patient: { ...ORDINARY, ...contact('ilona.heikkinen', '09', 'Pengerkatu 9 A 7', '00530', 'Helsinki') },
    },
    {
      key: 'timo',
      firstNames: 'Timo Olavi',
      lastName: 'Rantanen',
      identityCode: '190488-9317',
      about: texts(
        'Ammattilainen: sairaanhoitaja, vapaalla',
        'Yrkesperson: sjukskötare, ledig',
        'Professional: nurse, on leave',
      ),
      isProfessional: true,
      patient: { ...ORDINARY, ...contact('timo.rantanen', '10', 'Asemakatu 18', '04400', 'Järvenpää') },
    },
    {
      key: 'paivi',
      firstNames: 'Päivi Marjatta',
      lastName: 'Aalto',
      identityCode: '030969-9344',
      about: texts(
        'Eeron työnantajan HR-käyttäjä',
        'HR vid Eeros arbetsgivare',
        'HR user of Eero’s employer',
      ),
      patient: {
        ...ORDINARY,
        ...contact('paivi.aalto', '11', 'Revontulentie 4 B 16', '02100', 'Espoo'),
        employment: { employer: 'tehdas' },
      },
    },
    {
      key: 'outi',
      firstNames: 'Outi Maarit',
      lastName: 'Koivula',
      identityCode: '240579-961W',
      about: texts('Palvelun ylläpitäjä', 'Tjänstens administratör', 'Service operator'),
      patient: null,
    },
    {
      key: 'asta',
      firstNames: 'Asta Irmeli',
      lastName: 'Kivelä',
      identityCode: '151277-946R',
      about: texts(
        'Yhteystiedoista puuttuu sähköposti',
        'E-postadressen saknas i kontaktuppgifterna',
        'Contact details lack an email address',
      ),
      patient: {
        ...ORDINARY,
        ...contact('asta.kivela', '12', 'Mannerheimintie 40 A 3', '00100', 'Helsinki'),
        email: null,
      },
    },
    {
      key: 'oona',
      firstNames: 'Oona Irene',
      lastName: 'Aalto',
      identityCode: identityCodeOf(seededOn, 9, 954),
      about: texts(
        'Päivin ja Timon lapsi, 9 vuotta, turvakielto',
        'Päivis och Timos barn, 9 år, spärrmarkering',
        'Päivi and Timo’s child, 9 years old, non-disclosure order',
      ),
      guardians: ['paivi', 'timo'],
      nonDisclosure: true,
      patient: {
        ...ORDINARY,
        email: null,
        phone: null,
        address: ['Salmikuja 6 C 21', '13100', 'Hämeenlinna'],
      },
    },
  ];
}
