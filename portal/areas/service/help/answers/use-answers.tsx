import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHelpValues } from '#components/help/use-help-values.tsx';
import { NationalNumber } from '#components/NationalNumber.tsx';
import { PhoneText } from '#components/PhoneText.tsx';
import { tokenParts } from '#contract/help/help-tokens.ts';
import type { Question } from '../topics.ts';
import type { Entry, Written } from './arranged.ts';

export interface Answers {
  /** Everything that is said about a question, for searching. */
  readonly textOf: (entry: Entry) => string;
  /** The portal's own answer, in which numbers can be called. */
  readonly answerTo: (question: Question) => ReactNode;
}

/** The answers with what the brand fills in (its numbers, hours and ages), and the settings. */
export function useAnswers(): Answers {
  const t = useTranslations('help.questions');
  const { text, shown } = useHelpValues();
  const { phone, hours, binding, age, minutes } = text;
  const values = { phone, hours, binding, age, minutes };
  const asText = (words: string) => words;
  const plain = {
    ...values,
    call: asText,
    emergency: asText,
    urgentCare: asText,
    cancelling: () => String(text.cancelling),
    joining: () => String(text.joining),
  };
  const linked = {
    ...values,
    call: (words: ReactNode) => <PhoneText>{words}</PhoneText>,
    emergency: (words: ReactNode) => <NationalNumber>{words}</NationalNumber>,
    urgentCare: (words: ReactNode) => <NationalNumber>{words}</NationalNumber>,
    cancelling: () => shown.cancelling,
    joining: () => shown.joining,
  };
  const filledIn = ({ title, paragraphs }: Written) =>
    tokenParts([title, ...paragraphs].join(' '))
      .map((part) => (typeof part === 'string' ? part : text[part.token]))
      .join('');
  return {
    textOf: (entry) =>
      typeof entry === 'string'
        ? `${t(`${entry}.question`)} ${t.markup(`${entry}.answer`, plain)}`
        : filledIn(entry),
    answerTo: (question) => t.rich(`${question}.answer`, linked),
  };
}
