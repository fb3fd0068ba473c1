import type {
  Quantity,
  Questionnaire,
  QuestionnaireItem,
  QuestionnaireResponse,
  QuestionnaireResponseItem,
  QuestionnaireResponseItemAnswer,
  Reference,
} from 'fhir/r4.js';
import { type Answers, chosenIn, OWN_ANSWER, ownLinkId } from '../answers.ts';

/** FHIR's extension for the unit of a quantity. */
export const UNIT = 'http://hl7.org/fhir/StructureDefinition/questionnaire-unit';

/** A questionnaire that somebody has answered. */
export interface Answered {
  readonly content: Questionnaire;
  readonly answers: Answers;
  readonly answeredAt: Date;
}

/**
 * What was answered, as FHIR R4 has it: under the groups and `linkId`s of the questionnaire and its version, in the words
 * that the definition was written in. What was not answered is not in it.
 *
 * @param id what the one who gives it calls it
 * @param subject the patient, who has answered
 */
export function questionnaireResponse(
  { content, answers, answeredAt }: Answered,
  id: string,
  subject: Reference,
): QuestionnaireResponse {
  const { url = '', version, language } = content;
  const item = itemsIn(content.item, answers);
  return {
    resourceType: 'QuestionnaireResponse',
    id,
    ...(language && { language }),
    questionnaire: version ? `${url}|${version}` : url,
    status: 'completed',
    subject,
    authored: answeredAt.toISOString(),
    author: subject,
    source: subject,
    // FHIR has no empty lists.
    ...(item.length > 0 && { item }),
  };
}

function itemsIn(items: readonly QuestionnaireItem[] = [], answers: Answers): QuestionnaireResponseItem[] {
  return items.flatMap((asked): QuestionnaireResponseItem[] => {
    const { linkId, text } = asked;
    const named = { linkId, ...(text && { text }) };
    if (asked.type === 'group') {
      const item = itemsIn(asked.item, answers);
      return item.length > 0 ? [{ ...named, item }] : [];
    }
    const answer = answersTo(asked, answers);
    return answer.length > 0 ? [{ ...named, answer }] : [];
  });
}

function answersTo(item: QuestionnaireItem, answers: Answers): QuestionnaireResponseItemAnswer[] {
  const { linkId, type, answerOption = [] } = item;
  const given = answers[linkId];
  if (given === undefined) return [];
  switch (type) {
    case 'boolean':
      return [{ valueBoolean: given === 'true' }];
    case 'integer':
      return [{ valueInteger: Number(given) }];
    case 'decimal':
      return [{ valueDecimal: exactNumber(given) }];
    case 'quantity':
      return [{ valueQuantity: { value: exactNumber(given), ...unitIn(item) } }];
    case 'date':
      return [{ valueDate: given }];
    case 'choice':
    case 'open-choice':
      return chosenIn(given).map((chosen) => {
        if (chosen === OWN_ANSWER) return { valueString: answers[ownLinkId(linkId)] ?? '' };
        const option = answerOption.find(
          ({ valueCoding, valueString }) => (valueCoding?.code ?? valueString?.trim()) === chosen,
        );
        return option?.valueCoding ? { valueCoding: option.valueCoding } : { valueString: chosen };
      });
    default:
      return [{ valueString: given }];
  }
}

/** In what a quantity is answered, as its definition says. */
function unitIn({ extension = [] }: QuestionnaireItem): Quantity {
  const { system, code, display } = extension.find(({ url }) => url === UNIT)?.valueCoding ?? {};
  const unit = display ?? code;
  // FHIR wants no code without its system.
  return { ...(unit && { unit }), ...(system && code && { system, code }) };
}

/** A number with the digits that were given: `7.50` is more exact than `7.5`. JSON has no zeros in front. */
function exactNumber(given: string): number {
  return JSON.rawJSON(given.replace(/^(-?)0+(?=\d)/, '$1')) as unknown as number;
}
