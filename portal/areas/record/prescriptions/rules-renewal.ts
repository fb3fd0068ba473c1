import type {
  Choice,
  PrescriptionAnswers,
  RenewalAnswers,
} from '#areas/messages/shared/messaging/renewal-answers.ts';
import { type TextProblem, type TextRule, textErrors } from '#contract/calls/text-rule.ts';

export const LONGEST = { reason: 500, amountLeft: 100, sideEffects: 500, otherMedicines: 1000 } as const;

const lines = (max: number): TextRule => ({ max, hasLines: true });

interface RenewalError {
  readonly field: string;
  readonly code: TextProblem;
}

/** What is wrong with the answers, in the order of the form: every question is answered, and a follow-up where it is asked. */
export function renewalErrors({ prescriptions, otherMedicines }: RenewalAnswers): RenewalError[] {
  return [
    ...prescriptions.flatMap((each, index) =>
      answerErrors(each).map(({ field, code }) => ({ field: `prescriptions.${index}.${field}`, code })),
    ),
    ...textErrors({ otherMedicines: lines(LONGEST.otherMedicines) }, { otherMedicines }),
  ];
}

function answerErrors(answers: PrescriptionAnswers): RenewalError[] {
  const { reason, hasRunOut, amountLeft, hasSideEffects, sideEffects } = answers;
  return [
    ...textErrors({ reason: lines(LONGEST.reason) }, { reason }),
    ...choiceErrors('hasRunOut', hasRunOut),
    ...(hasRunOut === 'no' ? textErrors({ amountLeft: { max: LONGEST.amountLeft } }, { amountLeft }) : []),
    ...choiceErrors('hasSideEffects', hasSideEffects),
    ...(hasSideEffects === 'yes'
      ? textErrors({ sideEffects: lines(LONGEST.sideEffects) }, { sideEffects })
      : []),
  ];
}

function choiceErrors(field: string, chosen: Choice): RenewalError[] {
  return chosen === null ? [{ field, code: 'required' }] : [];
}

/** The fields of a form about so many prescriptions, in their order. */
export function renewalFields(count: number): string[] {
  const asked = ['reason', 'hasRunOut', 'amountLeft', 'hasSideEffects', 'sideEffects'];
  return [
    ...Array.from({ length: count }, (_, index) =>
      asked.map((field) => `prescriptions.${index}.${field}`),
    ).flat(),
    'otherMedicines',
  ];
}

// changed
