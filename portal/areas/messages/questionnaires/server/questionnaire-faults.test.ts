import { expect, test } from 'vitest';
import { PRELIMINARY_INFORMATION } from '#demo/questionnaires/preliminary-information.ts';
import { SLEEP_AND_RECOVERY } from '#demo/questionnaires/sleep-and-recovery.ts';
import { questionnaireFaults } from './questionnaire-faults.ts';

const form = (...item: object[]) => ({
  resourceType: 'Questionnaire',
  status: 'active',
  title: 'Kysely',
  item: item.map((each, nth) => ({ linkId: 'abc'[nth], text: 'Mitä?', ...each })),
});
const yesOrNo = { type: 'boolean' };
const pets = (...codes: string[]) => ({
  type: 'choice',
  answerOption: codes.map((code) => ({ valueCoding: { code } })),
});
const when = (question: string, answer: object, operator = '=') => ({
  enableWhen: [{ question, operator, ...answer }],
});
const KILOS = { value: 9, system: 'http://unitsofmeasure.org', code: 'kg' };
const kilos = () => ({
  type: 'quantity',
  extension: [
    {
      url: 'http://hl7.org/fhir/StructureDefinition/questionnaire-unit',
      valueCoding: { system: 'http://unitsofmeasure.org', code: 'kg' },
    },
  ],
});
const limit = (value: object) => ({
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/minValue', ...value }],
});

test.each([PRELIMINARY_INFORMATION, SLEEP_AND_RECOVERY])(
  'a questionnaire of the demo can be asked',
  (one) => {
    expect(questionnaireFaults(one)).toEqual([]);
  },
);

test.each<[string, object[]]>([
  ['several of a list', [{ ...pets('dog', 'cat'), repeats: true }]],
  ['one of a list or another', [{ ...pets('dog'), type: 'open-choice' }]],
  ['one of a list of texts', [{ type: 'choice', answerOption: [{ valueString: 'Koira' }] }]],
  ['what depends on a later question', [{ type: 'string', ...when('b', { answerBoolean: true }) }, yesOrNo]],
  ['a number with limits', [{ type: 'decimal', ...limit({ valueDecimal: 1.5 }) }]],
  ['with an explanation', [{ ...yesOrNo, item: [{ linkId: 'help', type: 'display', text: 'Näin' }] }]],
  ['a quantity with a unit', [kilos()]],
  [
    'after a number, a quantity or a day in its order',
    [
      { type: 'integer' },
      { type: 'string', ...when('a', { answerInteger: 3 }, '>=') },
      { type: 'string', ...when('a', { answerBoolean: false }, 'exists') },
    ],
  ],
  ['after a quantity', [kilos(), { type: 'string', ...when('a', { answerQuantity: KILOS }, '<') }]],
  ['after a day', [{ type: 'date' }, { type: 'string', ...when('a', { answerDate: '2026-01-31' }, '<=') }]],
  [
    'a group after an answer to a question outside',
    [
      yesOrNo,
      {
        type: 'group',
        item: [{ linkId: 'in', text: 'Mitä?', ...yesOrNo }],
        ...when('a', { answerBoolean: true }),
      },
    ],
  ],
])('that asks %s, can be asked', (_, items) => {
  expect(questionnaireFaults(form(...items))).toEqual([]);
});

test.each<[string, object[], object]>([
  ['a file', [{ type: 'attachment' }], { item: 'a', code: 'type', about: 'attachment' }],
  ['nothing in words', [{ ...yesOrNo, text: undefined }], { item: 'a', code: 'noText' }],
  ['several texts', [{ type: 'string', repeats: true }], { item: 'a', code: 'several', about: 'string' }],
  ['one of no list', [{ type: 'choice' }], { item: 'a', code: 'noOptions' }],
  [
    'one of a list elsewhere',
    [{ type: 'choice', answerValueSet: 'http://hl7.org/fhir/ValueSet/x' }],
    { item: 'a', code: 'optionsElsewhere' },
  ],
  [
    'one of a list without codes',
    [{ type: 'choice', answerOption: [{ valueCoding: { display: 'Koira' } }] }],
    { item: 'a', code: 'option' },
  ],
  ['one of a list with something twice', [pets('dog', 'dog')], { item: 'a', code: 'optionsAlike' }],
  [
    'one of a list that is chosen from beforehand',
    [{ type: 'choice', answerOption: [{ valueString: 'Koira', initialSelected: true }] }],
    { item: 'a', code: 'chosenBeforehand' },
  ],
  [
    'what is answered beforehand',
    [{ ...yesOrNo, initial: [{ valueBoolean: true }] }],
    { item: 'a', code: 'notAsked' },
  ],
  [
    'more below a question',
    [{ ...yesOrNo, item: [{ linkId: 'below', type: 'string', text: 'Mitä?' }] }],
    { item: 'a', code: 'below' },
  ],
  [
    'a group after an answer',
    [
      {
        type: 'group',
        item: [{ linkId: 'in', text: 'Mitä?', ...yesOrNo }],
        ...when('in', { answerBoolean: true }),
      },
    ],
    { item: 'in', code: 'circular' },
  ],
  [
    'nothing in a group of a group',
    [{ type: 'group', item: [{ linkId: 'in', type: 'group', text: 'Mitä?', item: [] }] }],
    { item: 'in', code: 'emptyGroup' },
  ],
  [
    'after a text that is larger',
    [{ type: 'string' }, { type: 'string', ...when('a', { answerString: 'x' }, '>') }],
    { item: 'b', code: 'conditionOperator', about: '>' },
  ],
  [
    'after a number that is a text',
    [{ type: 'integer' }, { type: 'string', ...when('a', { answerString: '3' }) }],
    { item: 'b', code: 'conditionAnswer', about: 'a' },
  ],
  [
    'after half a day',
    [{ type: 'date' }, { type: 'string', ...when('a', { answerDate: '2026-01' }, '>') }],
    { item: 'b', code: 'conditionAnswer', about: 'a' },
  ],
  ['a quantity of nothing', [{ type: 'quantity' }], { item: 'a', code: 'noUnit' }],
  [
    'after a quantity in another unit',
    [kilos(), { type: 'string', ...when('a', { answerQuantity: { value: 9, code: 'g' } }, '>') }],
    { item: 'b', code: 'conditionAnswer', about: 'a' },
  ],
  [
    'after an option that is none',
    [pets('dog'), { type: 'string', ...when('a', { answerCoding: { code: 'cat' } }) }],
    { item: 'b', code: 'conditionAnswer', about: 'a' },
  ],
  [
    'after what it does not ask',
    [{ type: 'string', ...when('c', { answerBoolean: true }) }],
    { item: 'a', code: 'conditionOnNothing', about: 'c' },
  ],
  [
    'two questions after each other',
    [
      { ...yesOrNo, ...when('b', { answerBoolean: true }) },
      { ...yesOrNo, ...when('a', { answerBoolean: true }) },
    ],
    { item: 'a', code: 'circular' },
  ],
  ['two things by one name', [yesOrNo, { ...yesOrNo, linkId: 'a' }], { item: 'a', code: 'sameLinkId' }],
  [
    'by the name of another’s own answer',
    [
      { ...pets('dog'), type: 'open-choice' },
      { ...yesOrNo, linkId: 'a-own' },
    ],
    { item: 'a-own', code: 'sameLinkId' },
  ],
  [
    'a day from another on',
    [{ type: 'date', ...limit({ valueDate: '2026-01-01' }) }],
    { item: 'a', code: 'limit', about: 'date' },
  ],
  [
    'with a meaning that an extension changes',
    [{ ...yesOrNo, modifierExtension: [{ url: 'https://x.example' }] }],
    { item: 'a', code: 'modifier' },
  ],
])('that asks %s, is refused with the reason', (_, items, fault) => {
  expect(questionnaireFaults(form(...items))).toContainEqual({ about: '', ...fault });
});

test.each([null, 'x', {}, form(), form({ type: 7 }), { ...form(yesOrNo), resourceType: 'Patient' }])(
  '%j is no questionnaire',
  (content) => {
    expect(questionnaireFaults(content)).not.toEqual([]);
  },
);

test.each(['__proto__', 'constructor', 'toString'])(
  'no question is called %s, as each object has that',
  (linkId) => {
    expect(questionnaireFaults(form({ ...yesOrNo, linkId }))).toEqual([
      { item: null, code: 'shape', about: 'item.0.linkId' },
    ]);
  },
);

test.each([
  ['a chain', false],
  ['a circle', true],
])('%s of thousands of questions is looked at in a moment', (_, isCircle) => {
  const names = Array.from({ length: 6_000 }, (__, nth) => `q${nth}`);
  const questions = names.map((linkId, nth) => {
    const next = names[nth + 1] ?? (isCircle ? names[0] : undefined);
    return { ...yesOrNo, linkId, ...(next && when(next, { answerBoolean: true })) };
  });
  // What it takes of the processor, whatever else the machine does.
  const before = process.threadCpuUsage();
  const codes = questionnaireFaults(form(...questions)).map(({ code }) => code);
  expect(process.threadCpuUsage(before).user).toBeLessThan(5_000_000);
  // Whatever their number, also more than can be answered.
  expect(codes.filter((code) => code !== 'tooLong')).toEqual(isCircle ? names.map(() => 'circular') : []);
});

test('many questions in a group with many conditions are looked at in a moment', () => {
  const names = Array.from({ length: 1500 }, (_, nth) => `q${nth}`);
  const questions = names.map((linkId) => ({ ...yesOrNo, linkId, text: 'Mitä?' }));
  const enableWhen = names.map((question) => ({ question, operator: 'exists', answerBoolean: true }));
  const began = performance.now();
  const faults = questionnaireFaults(form({ type: 'group', linkId: 'group', enableWhen, item: questions }));
  expect(faults.map(({ code }) => code)).toEqual(names.map(() => 'circular'));
  expect(performance.now() - began).toBeLessThan(10_000);
});
