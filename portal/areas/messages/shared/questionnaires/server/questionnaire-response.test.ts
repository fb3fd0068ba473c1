import type { Questionnaire } from 'fhir/r4.js';
import { expect, test } from 'vitest';
import { faultOf } from '#areas/record/shared/health-record/server/fhir/r4-structure.ts';
import { questionnaireResponse, UNIT } from './questionnaire-response.ts';

const ANSWERED_AT = new Date('2026-03-23T10:00:00Z');
const PATIENT = { reference: 'Patient/1' };

const QUESTIONNAIRE: Questionnaire = {
  resourceType: 'Questionnaire',
  status: 'active',
  url: 'https://clinic.example/sleep',
  version: '2',
  item: [
    { linkId: 'about', type: 'display', text: 'Ajattele viime viikkoa.' },
    { linkId: 'empty', type: 'group', item: [{ linkId: 'a', type: 'string', text: 'A' }] },
    { linkId: 'hours', type: 'decimal', text: 'Tunteja' },
    { linkId: 'nights', type: 'integer', text: 'Öitä' },
    {
      linkId: 'weight',
      type: 'quantity',
      text: 'Paino',
      extension: [
        { url: UNIT, valueCoding: { system: 'http://unitsofmeasure.org', code: 'kg', display: 'kiloa' } },
      ],
    },
    { linkId: 'mood', type: 'choice', text: 'Vointi', answerOption: [{ valueString: 'Hyvä' }] },
  ],
};

const responseTo = (answers: Record<string, string>) =>
  questionnaireResponse({ content: QUESTIONNAIRE, answers, answeredAt: ANSWERED_AT }, '7', PATIENT);

test('a QuestionnaireResponse has numbers with the digits that were given, and options as they are defined', () => {
  const written = JSON.stringify(responseTo({ hours: '007.50', nights: '-3', mood: 'Hyvä' }));
  expect(written).toContain('"valueDecimal":7.50');
  expect(faultOf(JSON.parse(written))).toBeNull();
  expect(JSON.parse(written).item).toEqual([
    { linkId: 'hours', text: 'Tunteja', answer: [{ valueDecimal: 7.5 }] },
    { linkId: 'nights', text: 'Öitä', answer: [{ valueInteger: -3 }] },
    { linkId: 'mood', text: 'Vointi', answer: [{ valueString: 'Hyvä' }] },
  ]);
});

test('a QuestionnaireResponse has a quantity in the unit of its question', () => {
  const response = responseTo({ weight: '71.5' });
  expect(JSON.parse(JSON.stringify(response)).item).toEqual([
    {
      linkId: 'weight',
      text: 'Paino',
      answer: [
        {
          valueQuantity: { value: 71.5, unit: 'kiloa', system: 'http://unitsofmeasure.org', code: 'kg' },
        },
      ],
    },
  ]);
  expect(faultOf(JSON.parse(JSON.stringify(response)))).toBeNull();
});

test('a QuestionnaireResponse has nothing of what was not answered, and is valid even so', () => {
  const response = responseTo({});
  expect(response).not.toHaveProperty('item');
  expect(faultOf(response)).toBeNull();
});
