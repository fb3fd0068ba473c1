import type { Element, Questionnaire, QuestionnaireItem } from 'fhir/r4.js';

/** A text in the portal's languages. */
export type Words = readonly [fi: string, sv: string, en: string];

const DEFINITIONS = 'http://hl7.org/fhir/StructureDefinition';

/** A questionnaire as FHIR has it: written in Finnish, with its translations beside. */
export function questionnaire(
  name: string,
  title: Words,
  description: Words,
  item: QuestionnaireItem[],
): Questionnaire & { readonly url: string; readonly version: string } {
  return {
    resourceType: 'Questionnaire',
    url: `https://demo.example/fhir/Questionnaire/${name}`,
    version: '1',
    status: 'active',
    language: 'fi',
    title: title[0],
    _title: translated(title),
    description: description[0],
    _description: translated(description),
    item,
  };
}

export function group(linkId: string, words: Words, item: QuestionnaireItem[]): QuestionnaireItem {
  return { linkId, type: 'group', ...textIn(words), item };
}

interface More extends Omit<Partial<QuestionnaireItem>, 'item' | 'answerOption'> {
  readonly help?: Words;
  /** Of a choice: what is kept of each, and its words. */
  readonly options?: Readonly<Record<string, Words>>;
  /** Of a number. */
  readonly range?: readonly [min: number, max: number];
  /** What the ends of a range mean, of a number that is chosen from a scale. */
  readonly ends?: readonly [lowest: Words, highest: Words];
}

export function question(
  linkId: string,
  type: 'boolean' | 'integer' | 'decimal' | 'string' | 'text' | 'date' | 'choice',
  words: Words,
  { help, options, range, ends, ...more }: More = {},
): QuestionnaireItem {
  const value = type === 'decimal' ? 'valueDecimal' : 'valueInteger';
  return {
    linkId,
    type,
    ...textIn(words),
    ...(range && {
      extension: [
        { url: `${DEFINITIONS}/minValue`, [value]: range[0] },
        { url: `${DEFINITIONS}/maxValue`, [value]: range[1] },
        ...(ends ? [control('slider')] : []),
      ],
    }),
    ...(options && {
      answerOption: Object.entries(options).map(([code, option]) => ({
        valueCoding: { code, display: option[0], _display: translated(option) },
      })),
    }),
    ...(help && { item: [{ linkId: `${linkId}-help`, type: 'display', ...textIn(help) }] }),
    ...(ends && {
      item: (['lower', 'upper'] as const).map((end, nth) => ({
        linkId: `${linkId}-${end}`,
        type: 'display',
        ...textIn(ends[nth] as Words),
        extension: [control(end)],
      })),
    }),
    ...more,
  };
}

/** Asked once another question is answered so. */
export function after(linkId: string, answer: boolean): Pick<QuestionnaireItem, 'enableWhen'> {
  return { enableWhen: [{ question: linkId, operator: '=', answerBoolean: answer }] };
}

/** How FHIR says what an item looks like. */
function control(code: string) {
  const system = 'http://hl7.org/fhir/questionnaire-item-control';
  return {
    url: `${DEFINITIONS}/questionnaire-itemControl`,
    valueCodeableConcept: { coding: [{ system, code }] },
  };
}

function textIn(words: Words): Pick<QuestionnaireItem, 'text' | '_text'> {
  return { text: words[0], _text: translated(words) };
}

function translated([, sv, en]: Words): Element {
  return {
    extension: Object.entries({ sv, en }).map(([lang, content]) => ({
      url: `${DEFINITIONS}/translation`,
      extension: [
        { url: 'lang', valueCode: lang },
        { url: 'content', valueString: content },
      ],
    })),
  };
}
