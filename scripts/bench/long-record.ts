import type { KeptResource } from '../../portal/areas/record/shared/health-record/kinds.ts';
import { addDays } from '../../portal/contract/time/time.ts';
import { IDENTITY_CODES } from '../../portal/contract/values/identity-code-system.ts';

const VISITS = 300;
const VACCINATIONS = 200;
const PRESCRIPTIONS = 60;
/** Of one day, each of a test of its own. */
const RESULTS_OF_DAY = 2000;
export const DAY = '2024-03-05';

const LATEST = '2026-05-04';

type Kept = KeptResource & { readonly id: string };

/** A bundle with a patient's visits, vaccinations and prescriptions over many years, and a day with many results. */
export function longRecord(identityCode: string): string {
  const subject = { reference: 'Patient/p' };
  const before = (nth: number, days: number) => addDays(LATEST, -nth * days);
  const of = (count: number, each: (nth: number) => Kept[]) =>
    Array.from({ length: count }, (_, nth) => each(nth)).flat();
  const resources: Kept[] = [
    ...of(VISITS, (nth) => [
      {
        resourceType: 'Encounter',
        id: `v${nth}`,
        status: 'finished',
        class: { code: 'AMB' },
        subject,
        period: { start: `${before(nth, 17)}T09:00:00+02:00` },
        participant: [{ individual: { display: 'Ilona Heikkinen' } }],
      },
      {
        resourceType: 'Condition',
        id: `c${nth}`,
        subject,
        encounter: { reference: `Encounter/v${nth}` },
        recordedDate: before(nth, 17),
        code: { coding: [{ system: 'urn:oid:1.2.246.537.6.1.1999', code: 'M54.5' }], text: 'Alaselkäkipu' },
      },
    ]),
    ...of(VACCINATIONS, (nth) => [
      {
        resourceType: 'Immunization',
        id: `i${nth}`,
        status: 'completed',
        patient: subject,
        vaccineCode: { coding: [{ system: 'http://www.whocc.no/atc', code: 'J07BB02' }], text: 'Vaxigrip' },
        occurrenceDateTime: before(nth, 90),
      },
    ]),
    ...of(PRESCRIPTIONS, (nth) => [
      {
        resourceType: 'MedicationRequest',
        id: `m${nth}`,
        status: 'active',
        intent: 'order',
        subject,
        authoredOn: before(nth, 30),
        medicationCodeableConcept: { text: 'Losartaani' },
        dosageInstruction: [{ text: '1 tabletti aamulla.' }],
      },
    ]),
    ...of(RESULTS_OF_DAY, (nth) => [
      {
        resourceType: 'Observation',
        id: `d${nth}`,
        status: 'final',
        category: [{ coding: [{ code: 'laboratory' }] }],
        subject,
        code: { text: `Tutkimus ${nth}` },
        effectiveDateTime: `${DAY}T08:00:00+02:00`,
        valueQuantity: { value: 1 + (nth % 50) / 10, unit: 'mg/l' },
        referenceRange: [{ low: { value: 1 }, high: { value: 4 } }],
      },
    ]),
  ];
  const patient = {
    resourceType: 'Patient',
    id: 'p',
    identifier: [{ system: IDENTITY_CODES, value: identityCode }],
  };
  const entry = [patient, ...resources].map((resource) => ({
    fullUrl: `https://long.example/fhir/${resource.resourceType}/${resource.id}`,
    resource,
  }));
  return JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry });
}
