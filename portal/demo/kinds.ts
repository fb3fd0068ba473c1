import type { LocationType } from '#areas/appointments/shared/appointments/appointment.ts';
import { KELA65 } from '#areas/person/shared/rights/kela65.ts';
import type { Localised } from '#contract/language/language.ts';

const texts = (fi: string, sv: string, en: string): Localised => ({ fi, sv, en });

/** A kind of appointment, with its length in minutes. */
export interface DemoKind {
  readonly code: string;
  readonly name: Localised;
  readonly place: LocationType;
  readonly minutes: number;
  /** False: it begins at some time between its start and its end. Default: true. */
  readonly isSpecificTime?: boolean;
  readonly isCovidTest?: boolean;
}

export const DEMO_KINDS: readonly DemoKind[] = [
  {
    code: 'LVO',
    name: texts('Lääkärin vastaanotto', 'Läkarmottagning', 'Doctor’s appointment'),
    place: 'physicalLocation',
    minutes: 20,
  },
  {
    code: 'EVO',
    name: texts('Erikoislääkärin vastaanotto', 'Specialistläkarmottagning', 'Specialist’s appointment'),
    place: 'physicalLocation',
    minutes: 30,
  },
  {
    code: 'PSV',
    name: texts('Psykiatrin vastaanotto', 'Psykiatermottagning', 'Psychiatrist’s appointment'),
    place: 'physicalLocation',
    minutes: 45,
  },
  {
    code: 'TVO',
    name: texts('Fysioterapeutin vastaanotto', 'Fysioterapeutmottagning', 'Physiotherapist’s appointment'),
    place: 'physicalLocation',
    minutes: 45,
  },
  {
    code: 'HVO',
    name: texts('Hoitajan vastaanotto', 'Sjukskötarmottagning', 'Nurse’s appointment'),
    place: 'physicalLocation',
    minutes: 20,
  },
  {
    code: 'Y65V',
    name: texts(
      'Lääkärin vastaanotto, 65 vuotta täyttäneet',
      'Läkarmottagning, personer som fyllt 65 år',
      'Doctor’s appointment, people who are 65 or older',
    ),
    place: 'physicalLocation',
    minutes: 20,
  },
  {
    code: 'VETA',
    name: texts('Videovastaanotto', 'Videomottagning', 'Video appointment'),
    place: 'videoAppointment',
    minutes: 20,
  },
  {
    code: 'PUH',
    name: texts('Puhelinvastaanotto', 'Telefonmottagning', 'Phone appointment'),
    place: 'phoneAppointment',
    minutes: 15,
    isSpecificTime: false,
  },
  {
    code: 'CHAT',
    name: texts('Chat-vastaanotto', 'Chattmottagning', 'Chat appointment'),
    place: 'remoteAppointment',
    minutes: 15,
  },
  {
    code: 'KOR',
    name: texts('Koronanäytteenotto', 'Coronaprovtagning', 'Coronavirus test'),
    place: 'physicalLocation',
    minutes: 20,
    isCovidTest: true,
  },
  {
    code: 'RTV',
    name: texts('Ravitsemusterapeutin vastaanotto', 'Näringsterapeutmottagning', 'Dietitian’s appointment'),
    place: 'physicalLocation',
    minutes: 45,
  },
];

/** What a visit is priced by: its kind and length. A Kela65 visit has one price for all. */
export const DEMO_RATES: readonly { readonly code: string; readonly name: Localised }[] = DEMO_KINDS.flatMap(
  (kind) => {
    const code = rateOf(kind);
    const { name, minutes } = kind;
    const withLength = texts(
      `${name.fi}, ${minutes} min`,
      `${name.sv}, ${minutes} min`,
      `${name.en}, ${minutes} min`,
    );
    return code === null ? [] : [{ code, name: withLength }];
  },
);

/** The code of what a kind's visits are priced by; null: by the kind itself. */
export function rateOf({ code, minutes }: DemoKind): string | null {
  return code === KELA65 ? null : `${code}${minutes}`;
}
