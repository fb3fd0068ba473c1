import type { AllergyIntolerance } from 'fhir/r4.js';
import { addDays, helsinkiTime } from '#contract/time/time.ts';
import { demoPractitioners } from '../practitioners.ts';
import { type DemoResources, practitionerReference } from './demo-resources.ts';

const SNOMED = 'http://snomed.info/sct';
const ATC = 'http://www.whocc.no/atc';

interface DemoAllergy {
  readonly who: string;
  readonly id: string;
  /** Days from today. */
  readonly day: number;
  readonly type: 'allergy' | 'intolerance';
  readonly category: 'medication' | 'environment';
  readonly criticality: 'high' | 'low';
  readonly code: readonly [system: string, code: string, name: string];
  /** SNOMED CT, with its name. */
  readonly reaction: readonly [code: string, name: string];
  readonly note?: string;
}

const ALLERGIES: readonly DemoAllergy[] = [
  {
    who: 'aino',
    id: 'aino-tulehduskipulaakkeet',
    day: -1610,
    type: 'intolerance',
    category: 'medication',
    criticality: 'high',
    code: [ATC, 'M01A', 'Tulehduskipulääkkeet'],
    reaction: ['4386001', 'Keuhkoputkien supistuminen'],
    note: 'Astmakohtaus ibuprofeenista. Kivun hoitoon parasetamoli.',
  },
  {
    who: 'aino',
    id: 'aino-siitepoly',
    day: -900,
    type: 'allergy',
    category: 'environment',
    criticality: 'low',
    code: [SNOMED, '782576004', 'Puiden siitepöly'],
    reaction: ['76067001', 'Aivastelu'],
  },
  {
    who: 'helmi',
    id: 'helmi-penisilliini',
    day: -2300,
    type: 'allergy',
    category: 'medication',
    criticality: 'high',
    code: [ATC, 'J01C', 'Penisilliinit'],
    reaction: ['247472004', 'Nokkosihottuma'],
    note: 'Koko vartalon ihottuma tunnin kuluttua ensimmäisestä annoksesta.',
  },
  {
    who: 'elsa',
    id: 'elsa-elainpoly',
    day: -400,
    type: 'allergy',
    category: 'environment',
    criticality: 'low',
    code: [SNOMED, '264287008', 'Eläinpöly'],
    reaction: ['49727002', 'Yskä'],
  },
  {
    who: 'viktor',
    id: 'viktor-siitepoly',
    day: -230,
    type: 'allergy',
    category: 'environment',
    criticality: 'low',
    code: [SNOMED, '782576004', 'Puiden siitepöly'],
    reaction: ['76067001', 'Aivastelu'],
  },
];

const [RECORDER] = demoPractitioners();

/** Allergies and risks of the demo people; those of the others have none. */
export const DEMO_ALLERGIES: readonly DemoResources[] = ALLERGIES.map((allergy) => ({
  who: allergy.who,
  resources: (today) => [resourceOf(allergy, today)],
}));

function resourceOf(allergy: DemoAllergy, today: string): AllergyIntolerance & { readonly id: string } {
  const [system, code, name] = allergy.code;
  const [reaction, reactionName] = allergy.reaction;
  const states = 'http://terminology.hl7.org/CodeSystem/allergyintolerance-';
  return {
    resourceType: 'AllergyIntolerance',
    id: allergy.id,
    language: 'fi',
    clinicalStatus: { coding: [{ system: `${states}clinical`, code: 'active' }] },
    verificationStatus: { coding: [{ system: `${states}verification`, code: 'confirmed' }] },
    type: allergy.type,
    category: [allergy.category],
    criticality: allergy.criticality,
    code: { coding: [{ system, code }], text: name },
    patient: {},
    recordedDate: helsinkiTime(addDays(today, allergy.day), 10, 0).toISOString(),
    ...(RECORDER && { recorder: practitionerReference(RECORDER.id) }),
    reaction: [{ manifestation: [{ coding: [{ system: SNOMED, code: reaction }], text: reactionName }] }],
    ...(allergy.note && { note: [{ text: allergy.note }] }),
  };
}
