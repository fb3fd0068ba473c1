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
])('that asks %s, can be asked', (_, items) => {
  expect(questionnaireFaults(form(...items))).toEqual([]);
});

test.each<[string, object[], string]>([
  ['a file', [{ type: 'attachment' }], 'a: an item of type attachment'],
  ['nothing in words', [{ ...yesOrNo, text: undefined }], 'a: it has no text'],
  ['several texts', [{ type: 'string', repeats: true }], 'a: several answers of type string'],
  ['one of no list', [{ type: 'choice' }], 'a: no options to choose from'],
  [
    'one of a list elsewhere',
    [{ type: 'choice', answerValueSet: 'http://hl7.org/fhir/ValueSet/x' }],
    'a: options that are elsewhere (answerValueSet)',
  ],
  [
    'one of a list without codes',
    [{ type: 'choice', answerOption: [{ valueCoding: { display: 'Koira' } }] }],
    'a: an option that is neither a coding with a code nor a line of text',
  ],
  ['one of a list with something twice', [pets('dog', 'dog')], 'a: two options that are kept alike'],
  [
    'one of a list that is chosen from beforehand',
    [{ type: 'choice', answerOption: [{ valueString: 'Koira', initialSelected: true }] }],
    'a: an option that is chosen beforehand',
  ],
  [
    'what is answered beforehand',
    [{ ...yesOrNo, initial: [{ valueBoolean: true }] }],
    'a: an answer that is not asked',
  ],
  [
    'more below a question',
    [{ ...yesOrNo, item: [{ linkId: 'below', type: 'string', text: 'Mitä?' }] }],
    'a: items below it, other than one text',
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
    'a: a condition on a group',
  ],
  [
    'nothing in a group of a group',
    [{ type: 'group', item: [{ linkId: 'in', type: 'group', text: 'Mitä?', item: [] }] }],
    'in: the group is empty',
  ],
  [
    'after a larger number',
    [{ type: 'integer' }, { type: 'string', ...when('a', { answerInteger: 3 }, '>') }],
    'b: a condition with >',
  ],
  [
    'after a number',
    [{ type: 'integer' }, { type: 'string', ...when('a', { answerInteger: 3 }) }],
    'b: a condition on an answer that a does not have',
  ],
  [
    'after an option that is none',
    [pets('dog'), { type: 'string', ...when('a', { answerCoding: { code: 'cat' } }) }],
    'b: a condition on an answer that a does not have',
  ],
  [
    'after what it does not ask',
    [{ type: 'string', ...when('c', { answerBoolean: true }) }],
    'a: a condition on c, which it does not ask',
  ],
  [
    'two questions after each other',
    [
      { ...yesOrNo, ...when('b', { answerBoolean: true }) },
      { ...yesOrNo, ...when('a', { answerBoolean: true }) },
    ],
    'a: it depends on itself',
  ],
  ['two things by one name', [yesOrNo, { ...yesOrNo, linkId: 'a' }], 'a: two items have this linkId'],
  [
    'by the name of another’s own answer',
    [
      { ...pets('dog'), type: 'open-choice' },
      { ...yesOrNo, linkId: 'a-own' },
    ],
    'a-own: two items have this linkId',
  ],
  [
    'a day from another on',
    [{ type: 'date', ...limit({ valueDate: '2026-01-01' }) }],
    'a: a smallest or largest value of type date',
  ],
  [
    'with a meaning that an extension changes',
    [{ ...yesOrNo, modifierExtension: [{ url: 'https://x.example' }] }],
    'a: an extension that changes its meaning',
  ],
])('that asks %s, is refused with the reason', (_, items, fault) => {
  expect(questionnaireFaults(form(...items))).toContain(fault);
});

test.each([null, 'x', {}, form(), form({ type: 7 }), { ...form(yesOrNo), resourceType: 'Patient' }])(
  '%j is no questionnaire',
  (content) => {
    expect(questionnaireFaults(content)).not.toEqual([]);
  },
);
