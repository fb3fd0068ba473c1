import type { MedicationRequest, Quantity } from 'fhir/r4.js';
import { helsinkiTime } from '#contract/time/time.ts';
import { demoPractitioners } from '../practitioners.ts';
import { type DemoResources, practitionerReference } from './demo-resources.ts';
import { DEMO_PRESCRIPTIONS_OF, type DemoPrescription } from './prescribed.ts';
import { demoVisit } from './visits.ts';
import { workday } from './workday.ts';

/** A number and its unit, as prescriptions write them. */
type Amount = readonly [value: number, unit: string];

/** What is prescribed at a visit is written so many minutes after its start. */
const WRITTEN_AFTER = 10;
/** Without a visit a prescription is a renewed one. */
const RENEWED_AT = [10, 5] as const;

/** Prescriptions of the demo people, each with its medicine inside it, as systems of pharmacies send them. */
export const DEMO_PRESCRIPTIONS: readonly DemoResources[] = Object.entries(DEMO_PRESCRIPTIONS_OF).map(
  ([who, prescriptions]) => ({
    who,
    resources: (today) => prescriptions.map((each) => prescriptionResource(each, who, today)),
  }),
);

function prescriptionResource(
  prescribed: DemoPrescription,
  who: string,
  today: string,
): MedicationRequest & { id: string } {
  const { id, name, atc, strengths, form, specialty, day, dosage, packages, total, months } = prescribed;
  const [hour, minute] = demoVisit(who, specialty, day)?.at ?? RENEWED_AT;
  const prescriber = demoPractitioners().find(({ specialties }) => specialties[0]?.code === specialty);
  if (!prescriber) throw new Error(`Nobody prescribes as ${specialty}`);
  const quantity = packages ? quantityOf([packages.count, 'pakkaus']) : total && quantityOf(total);
  return {
    resourceType: 'MedicationRequest',
    id,
    language: prescribed.language ?? 'fi',
    status: prescribed.status ?? 'active',
    intent: 'order',
    subject: {},
    authoredOn: helsinkiTime(workday(today, day), hour, minute + WRITTEN_AFTER).toISOString(),
    requester: practitionerReference(prescriber.id),
    courseOfTherapyType: {
      coding: [
        {
          system: 'http://terminology.hl7.org/CodeSystem/medicationrequest-course-of-therapy',
          code: prescribed.isCourse ? 'acute' : 'continuous',
        },
      ],
    },
    medicationReference: { reference: '#medicine' },
    contained: [
      {
        resourceType: 'Medication',
        id: 'medicine',
        code: { coding: [{ system: 'http://www.whocc.no/atc', code: atc }], text: name },
        form: { text: form },
        ingredient: strengths.map(([numerator, denominator]) => ({
          itemCodeableConcept: { text: name },
          strength: { numerator: quantityOf(numerator), denominator: quantityOf(denominator) },
        })),
        ...(packages && {
          amount: { numerator: quantityOf(packages.size), denominator: quantityOf([1, 'pakkaus']) },
        }),
      },
    ],
    dosageInstruction: [{ sequence: 1, text: dosage }],
    dispenseRequest: {
      ...(quantity && { quantity }),
      ...(months && {
        expectedSupplyDuration: {
          value: months,
          unit: 'kk',
          system: 'http://unitsofmeasure.org',
          code: 'mo',
        },
      }),
    },
  };
}

function quantityOf([value, unit]: Amount): Quantity {
  return { value, unit };
}
