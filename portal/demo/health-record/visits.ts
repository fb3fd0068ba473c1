import type { Condition, DocumentReference, Encounter, Procedure } from 'fhir/r4.js';
import { helsinkiTime } from '#contract/time/time.ts';
import { demoPractitioners } from '../practitioners.ts';
import { type DemoResources, practitionerReference } from './demo-resources.ts';
import type { DemoVisit } from './demo-visit.ts';
import { VISITS_OF_AINO } from './visits-of-aino.ts';
import { VISITS_OF_OTHERS } from './visits-of-others.ts';
import { workday } from './workday.ts';

const PRACTITIONERS = demoPractitioners();

/** Who has cared for the patient, by the specialty; doctors for the others. */
const KINDS: Readonly<Record<string, string>> = { HOI: 'nursing', FYS: 'physiotherapy', NNA: 'other' };

const VISITS: readonly DemoVisit[] = [...VISITS_OF_AINO, ...VISITS_OF_OTHERS];

/** Visits of the demo people: each with its diagnoses, what was done and what the practitioner has written. */
export const DEMO_VISITS: readonly DemoResources[] = VISITS.map((visit, nth) => ({
  who: visit.who,
  resources: (today) => visitResources(visit, `visit-${nth + 1}`, today),
}));

/** The visit of a person to a specialty that many days from today, if there is one. */
export function demoVisit(who: string, specialty: string, day: number): DemoVisit | undefined {
  return VISITS.find((visit) => visit.who === who && visit.specialty === specialty && visit.day === day);
}

function visitResources(visit: DemoVisit, id: string, today: string) {
  const practitioner = PRACTITIONERS.find(({ specialties }) => specialties[0]?.code === visit.specialty);
  const specialty = practitioner?.specialties[0];
  if (!practitioner || !specialty) throw new Error(`Nobody practises ${visit.specialty}`);
  const { language = 'fi' } = visit;
  const start = helsinkiTime(workday(today, visit.day), ...visit.at).toISOString();
  const register = visit.isOccupational ? 'occupationalHealth' : 'private';
  const encounter: Encounter & { id: string } = {
    resourceType: 'Encounter',
    id,
    status: 'finished',
    class: { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'AMB' },
    type: [register, KINDS[visit.specialty] ?? 'healthCare'].map((code) => ({ coding: [{ code }] })),
    serviceType: { coding: [{ code: specialty.code }], text: specialty.name.fi },
    participant: [{ individual: practitionerReference(practitioner.id) }],
    period: { start },
  };
  const ofVisit = { reference: `Encounter/${id}` };
  const conditions = visit.diagnoses.map(([code, name], index): Condition & { id: string } => ({
    resourceType: 'Condition',
    language,
    id: `${id}-diagnosis-${index + 1}`,
    subject: {},
    encounter: ofVisit,
    recordedDate: start,
    code: { coding: [{ system: 'urn:oid:1.2.246.537.6.1.1999', code, display: name }], text: name },
  }));
  const procedures = (visit.procedures ?? []).map(
    ([system, code, name, bodySite], index): Procedure & { id: string } => ({
      resourceType: 'Procedure',
      language,
      id: `${id}-procedure-${index + 1}`,
      status: 'completed',
      subject: {},
      encounter: ofVisit,
      performedDateTime: start,
      performer: [{ actor: practitionerReference(practitioner.id) }],
      code: { coding: [{ system, code }], text: name },
      bodySite: [{ text: bodySite }],
    }),
  );
  const text: DocumentReference & { id: string } = {
    resourceType: 'DocumentReference',
    id: `${id}-text`,
    status: 'current',
    date: start,
    author: [practitionerReference(practitioner.id)],
    context: { encounter: [ofVisit] },
    content: [
      {
        attachment: {
          contentType: 'text/plain; charset=utf-8',
          language,
          data: Buffer.from(visit.text.join('\n\n')).toString('base64'),
        },
      },
    ],
  };
  return [encounter, ...conditions, ...procedures, text];
}
