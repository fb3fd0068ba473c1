import fc from 'fast-check';

// Lines as senders may write them: valid R4, nearly that, other versions of FHIR, and what is no resource at all.

/** The patients that lines name: the first two are in the portal if a test puts them there. */
const PATIENTS = ['Patient/known', 'https://sender.example/fhir/Patient/known', 'Patient/unknown', 'Group/1'];

const pad = (number: number, length: number) => String(number).padStart(length, '0');
const year = fc.oneof(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1990, max: 2030 }));
const day = fc
  .tuple(year, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map(([y, m, d]) => `${pad(y, 4)}-${pad(m, 2)}-${pad(d, 2)}`);
const offset = fc.constantFrom('Z', '+02:00', '+14:00', '-12:00', '');
const recent = fc.date({ min: new Date('2001-01-01'), max: new Date('2026-03-01'), noInvalidDate: true });
const instant = recent.map((at) => at.toISOString());
const odd = fc.oneof(
  fc.constantFrom(
    '0001-01-01',
    '0001-01-01T00:00:00+14:00',
    '9999-12-31T23:59:59Z',
    '2026-02-31',
    '2026',
    '0000',
  ),
  day,
  day.map((text) => text.slice(0, 7)),
  fc
    .tuple(day, fc.integer({ min: 0, max: 24 }), fc.integer({ min: 0, max: 60 }), offset)
    .map(([text, hour, second, zone]) => `${text}T${pad(hour, 2)}:30:${pad(second, 2)}${zone}`),
);
const dateTime = fc.oneof({ weight: 3, arbitrary: instant }, { weight: 1, arbitrary: odd });

const HUGE = ['a', 'a ', '\\', 'é', '1', '\r\n\r\nAAAA'].map((unit) => unit.repeat(3000));
const text = fc.oneof(
  { weight: 20, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }) },
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 4, arbitrary: fc.constantFrom('\0', 'a\0b', '\ud800', '\u202e', '131052-308T', '__proto__') },
  { weight: 1, arbitrary: fc.constantFrom(...HUGE) },
);
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }), dateTime);
const id = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 60 }).map(String) },
  { weight: 1, arbitrary: text },
);
const subject = fc.constantFrom(...PATIENTS).map((reference) => ({ reference }));
const meta = fc.record(
  {
    versionId: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 1, max: 9 }).map(String) },
      { weight: 1, arbitrary: text },
    ),
    lastUpdated: fc.oneof({ weight: 4, arbitrary: instant }, { weight: 1, arbitrary: odd }),
  },
  { requiredKeys: [] },
);
const concept = text.map((said) => ({ text: said }));

type Any = fc.Arbitrary<Record<string, unknown>>;
const common = { id, meta };
/** As R4 describes them, but for what texts and dates may make of them. */
const OF_R4: readonly Any[] = [
  fc.record({
    ...common,
    resourceType: fc.constant('Encounter'),
    status: fc.constantFrom('finished', 'planned', 'entered-in-error'),
    class: fc.constant({ code: 'AMB' }),
    subject,
    period: fc.record({ start: dateTime, end: dateTime }),
  }),
  fc.record({
    ...common,
    resourceType: fc.constant('Observation'),
    status: fc.constant('final'),
    code: concept,
    subject,
    effectiveDateTime: dateTime,
    valueQuantity: fc.record({ value: fc.double({ noNaN: true, noDefaultInfinity: true }) }),
  }),
  fc.record({
    ...common,
    resourceType: fc.constant('Condition'),
    code: concept,
    subject,
    recordedDate: dateTime,
  }),
  fc.record({
    ...common,
    resourceType: fc.constant('AllergyIntolerance'),
    code: concept,
    patient: subject,
    recordedDate: dateTime,
  }),
  fc.record({
    ...common,
    resourceType: fc.constant('Procedure'),
    status: fc.constant('completed'),
    code: concept,
    subject,
    performedDateTime: dateTime,
  }),
  fc.record({
    ...common,
    resourceType: fc.constant('DiagnosticReport'),
    status: fc.constant('final'),
    code: concept,
    subject,
    issued: dateTime,
  }),
  fc.record({
    ...common,
    resourceType: fc.constant('ServiceRequest'),
    status: fc.constant('active'),
    intent: fc.constant('order'),
    subject,
    authoredOn: dateTime,
  }),
  fc.record({
    ...common,
    resourceType: fc.constant('ImagingStudy'),
    status: fc.constant('available'),
    subject,
    started: dateTime,
  }),
  fc.record({
    ...common,
    resourceType: fc.constant('MedicationRequest'),
    status: fc.constant('active'),
    intent: fc.constant('order'),
    medicationCodeableConcept: concept,
    subject,
    authoredOn: dateTime,
  }),
  fc.record({
    ...common,
    resourceType: fc.constant('Immunization'),
    status: fc.constant('completed'),
    vaccineCode: concept,
    patient: subject,
    occurrenceDateTime: dateTime,
  }),
  fc.record({
    ...common,
    resourceType: fc.constant('DocumentReference'),
    status: fc.constant('current'),
    subject,
    date: dateTime,
    content: fc.constant([{ attachment: { contentType: 'text/plain' } }]),
  }),
  fc.record({
    ...common,
    resourceType: fc.constant('Practitioner'),
    name: text.map((family) => [{ family }]),
  }),
  fc.record({
    ...common,
    resourceType: fc.constant('Patient'),
    identifier: text.map((value) => [{ system: 'urn:oid:1.2.246.21', value }]),
  }),
];
/** As STU3 and R5 describe them. */
const OF_OTHERS: readonly Any[] = [
  fc.record({
    ...common,
    resourceType: fc.constant('Encounter'),
    status: fc.constant('completed'),
    class: fc.constant([{ coding: [{ code: 'AMB' }] }]),
    subject,
    actualPeriod: fc.record({ start: dateTime }),
  }),
  fc.record({
    ...common,
    resourceType: fc.constant('MedicationRequest'),
    status: fc.constant('active'),
    intent: fc.constant('order'),
    medication: fc.record({ concept }),
    subject,
    authoredOn: dateTime,
  }),
  fc.record({
    ...common,
    resourceType: fc.constant('DiagnosticReport'),
    status: fc.constant('final'),
    codedDiagnosis: fc.array(concept),
    subject,
    performer: fc.constant([{ actor: { reference: 'Organization/1' } }]),
  }),
  fc.record({
    ...common,
    resourceType: fc.constant('Observation'),
    status: fc.constant('final'),
    code: concept,
    subject,
    effectiveDateTime: dateTime,
    comment: text,
  }),
  fc.record({ ...common, resourceType: fc.constantFrom('Claim', 'Basic', 'Käynti', ''), subject }),
];

/** A resource with one of its members replaced by something, or one more. */
const spoilt: Any = fc
  .tuple(fc.oneof(...OF_R4), fc.nat(), fc.oneof(anything, fc.constant(undefined)), fc.boolean(), text)
  .map(([resource, nth, value, isNew, name]) => {
    const keys = Object.keys(resource);
    return { ...resource, [isNew ? name : (keys[nth % keys.length] as string)]: value };
  });
const deep = fc
  .tuple(fc.oneof(...OF_R4), fc.integer({ min: 1, max: 300 }))
  .map(([resource, levels]) =>
    JSON.stringify({ ...resource, extension: 'here' }).replace(
      '"here"',
      () => `${'[{"url":"u:x","extension":'.repeat(levels)}[]${'}]'.repeat(levels)}`,
    ),
  );

/** A line of a file, which has no line end in it. */
export const anyLine: fc.Arbitrary<string> = fc.oneof(
  { weight: 10, arbitrary: fc.oneof(...OF_R4).map((each) => JSON.stringify(each)) },
  { weight: 4, arbitrary: fc.oneof(...OF_OTHERS).map((each) => JSON.stringify(each)) },
  { weight: 6, arbitrary: spoilt.map((each) => JSON.stringify(each)) },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: fc.jsonValue().map((each) => JSON.stringify(each)) },
  { weight: 1, arbitrary: fc.oneof(...OF_R4).map((each) => JSON.stringify(each).slice(0, -3)) },
  {
    weight: 1,
    arbitrary: fc.record({ fullUrl: text, resource: anything }).map((each) => JSON.stringify(each)),
  },
);
