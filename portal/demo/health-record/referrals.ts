import type { DocumentReference, ServiceRequest } from 'fhir/r4.js';
import { addDays } from '#contract/time/time.ts';
import { demoPractitioners } from '../practitioners.ts';
import { type DemoResources, practitionerReference } from './demo-resources.ts';

/** SNOMED CT, the categories that FHIR proposes. */
const CATEGORIES = { laboratory: '108252007', imaging: '363679005' } as const;

interface DemoReferral {
  readonly who: string;
  readonly type: keyof typeof CATEGORIES;
  readonly title: string;
  readonly description: string;
  /** Days from today. */
  readonly written: number;
  readonly until: number;
  /** Specialty of who wrote it. */
  readonly by: string;
  readonly instructions?: string;
}

const FASTING = 'https://ohjeet.example/laboratorio/paasto';

const REFERRALS: readonly DemoReferral[] = [
  {
    who: 'aino',
    type: 'laboratory',
    title: 'Kilpirauhaskokeiden kontrolli',
    description:
      'P-TSH ja P-T4-V. Tule näytteeseen aamulla ennen klo 10 ja ota levotyroksiini vasta näytteen jälkeen. Jos käytät biotiinia sisältävää ravintolisää, pidä siitä tauko kaksi päivää ennen näytettä.',
    written: -19,
    until: 74,
    by: 'YLE',
  },
  {
    who: 'aino',
    type: 'laboratory',
    title: 'Rasva-arvot ja paastosokeri',
    description:
      'fP-Kol-LDL ja fP-Gluk. Ole syömättä ja juomatta 10–12 tuntia ennen näytettä; lasin vettä voit juoda aamulla.',
    written: -172,
    until: 10,
    by: 'YLE',
    instructions: FASTING,
  },
  {
    who: 'aino',
    type: 'imaging',
    title: 'Polven röntgenkuvaus, oikea',
    description: 'Polvikipua portaissa kuukauden ajan. Kuvaus seisten, kaksi suuntaa.',
    written: -6,
    until: 176,
    by: 'ORT',
  },
  {
    who: 'eero',
    type: 'laboratory',
    title: 'Työterveystarkastuksen näytteet',
    description: 'B-PVK+T, fP-Gluk, B-HbA1c, fP-Kol-LDL, P-ALAT. Paasto 10–12 tuntia.',
    written: -3,
    until: 1,
    by: 'YLE',
    instructions: FASTING,
  },
  {
    who: 'helmi',
    type: 'laboratory',
    title: 'Munuaisarvojen seuranta',
    description: 'P-Krea, Pt-GFReEPI, P-K ja P-Na kolmen kuukauden välein.',
    written: -12,
    until: 353,
    by: 'YLE',
  },
  {
    who: 'elsa',
    type: 'laboratory',
    title: 'Ferritiinin kontrolli',
    description: 'S-Ferrit. Paastoa ei tarvita. Puudutevoidetta saa apteekista ilman reseptiä.',
    written: -58,
    until: 21,
    by: 'LAS',
  },
];

export const DEMO_LABORATORY_REFERRALS = ofType('laboratory');
export const DEMO_IMAGING_REFERRALS = ofType('imaging');

function ofType(type: DemoReferral['type']): readonly DemoResources[] {
  return REFERRALS.flatMap((referral, nth) =>
    referral.type === type
      ? {
          who: referral.who,
          resources: (today: string) => [resourceOf(referral, `referral-${nth + 1}`, today)],
        }
      : [],
  );
}

function resourceOf(referral: DemoReferral, id: string, today: string): ServiceRequest & { id: string } {
  const { type, title, description, written, until, by, instructions } = referral;
  const requester = demoPractitioners().find(({ specialties }) => specialties[0]?.code === by);
  if (!requester) throw new Error(`Nobody practises ${by}`);
  return {
    resourceType: 'ServiceRequest',
    id,
    status: 'active',
    intent: 'order',
    category: [{ coding: [{ system: 'http://snomed.info/sct', code: CATEGORIES[type] }] }],
    code: { text: title },
    subject: {},
    authoredOn: addDays(today, written),
    occurrencePeriod: { start: addDays(today, written), end: addDays(today, until) },
    requester: practitionerReference(requester.id),
    patientInstruction: description,
    ...(instructions && {
      contained: [instructionsDocument(instructions)],
      supportingInfo: [{ reference: '#instructions' }],
    }),
  };
}

function instructionsDocument(url: string): DocumentReference {
  return {
    resourceType: 'DocumentReference',
    id: 'instructions',
    status: 'current',
    content: [{ attachment: { contentType: 'text/html', url } }],
  };
}
