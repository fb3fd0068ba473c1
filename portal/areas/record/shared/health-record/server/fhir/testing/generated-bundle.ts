import { addDays } from '#contract/time/time.ts';
import { IDENTITY_CODES } from '#contract/values/identity-code-system.ts';

const FIRST_DAY = '2006-01-02';
const DAYS = 7000;
/** How much of the text is made at a time, in resources. */
const AT_ONCE = 500;

/**
 * The text of a bundle with that many laboratory results of some patients in turn, a part at a time.
 *
 * @param base address of the system that they come from
 * @param identityCodes the patients'; the first is `Patient/p0`
 */
export function* generatedBundle(
  count: number,
  base: string,
  identityCodes: readonly string[],
): Generator<string> {
  const patients = identityCodes.map((value, nth) => ({
    resourceType: 'Patient',
    id: `p${nth}`,
    identifier: [{ system: IDENTITY_CODES, value }],
  }));
  const entry = (resource: { readonly resourceType: string; readonly id: string }) =>
    JSON.stringify({ fullUrl: `${base}/${resource.resourceType}/${resource.id}`, resource });
  yield `{"resourceType":"Bundle","type":"collection","entry":[${patients.map(entry).join(',')}`;
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, nth) => from + nth);
    yield some.map((nth) => `,${entry(resultOf(nth, nth % patients.length))}`).join('');
  }
  yield ']}';
}

function resultOf(nth: number, patient: number) {
  const day = addDays(FIRST_DAY, nth % DAYS);
  return {
    resourceType: 'Observation',
    id: String(nth),
    status: 'final',
    category: [
      {
        coding: [
          { system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'laboratory' },
        ],
      },
    ],
    code: {
      coding: [{ system: 'urn:oid:1.2.246.537.6.98', code: '2735', display: 'B -Hb' }],
      text: 'B-Hb',
    },
    subject: { reference: `Patient/p${patient}` },
    effectiveDateTime: `${day}T08:${String(nth % 60).padStart(2, '0')}:00+02:00`,
    valueQuantity: { value: 117 + (nth % 39), unit: 'g/l', system: 'http://unitsofmeasure.org', code: 'g/L' },
    referenceRange: [{ low: { value: 117, unit: 'g/l' }, high: { value: 155, unit: 'g/l' } }],
  };
}
