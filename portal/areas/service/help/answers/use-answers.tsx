import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useSession } from '#client/app/app-context.ts';
import { NationalNumber } from '#components/NationalNumber.tsx';
import { PhoneText } from '#components/PhoneText.tsx';
import { JoiningText } from '#components/visit-rules/JoiningText.tsx';
import type { Question } from '../topics.ts';

export interface Answers {
  /** Everything that is said about a question, for searching. */
  readonly textOf: (question: Question) => string;
  /** The answer, in which numbers can be called. */
  readonly answerTo: (question: Question) => ReactNode;
}

/** The answers with what the brand fills in (its numbers, hours and ages), and the settings. */
export function useAnswers(): Answers {
  const t = useTranslations('help.questions');
  const tRule = useTranslations('visit-rules');
  const brand = useBrand();
  const { timing } = useSession();
  const values = {
    phone: brand.customerServicePhone,
    hours: brand.customerServiceHours,
    binding: brand.bindingNoticeHours,
    age: brand.guardianActsUntilAge,
    minutes: timing.smsCode / 60,
  };
  const asText = (words: string) => words;
  const ofSelf = { ...values, payer: 'private', hours: brand.cancellationNoticeHours };
  const cancelling = [
    tRule.markup('cancelling', { ...ofSelf, call: asText }),
    ...(brand.features.includes('occupational-health') ? [tRule('lateForEmployer')] : []),
    ...(brand.features.includes('insurance') ? [tRule('lateForInsurance')] : []),
  ].join(' ');
  const rules = ['joining', 'joiningByPhone'] as const;
  const joining = rules.map((rule) => tRule.markup(rule, { ...values, call: asText })).join(' ');
  const plain = {
    ...values,
    call: asText,
    emergency: asText,
    urgentCare: asText,
    cancelling: () => cancelling,
    joining: () => joining,
  };
  const linked = {
    ...values,
    call: (words: ReactNode) => <PhoneText>{words}</PhoneText>,
    emergency: (words: ReactNode) => <NationalNumber>{words}</NationalNumber>,
    urgentCare: (words: ReactNode) => <NationalNumber>{words}</NationalNumber>,
    cancelling: () => cancelling,
    joining: () => (
      <>
        <JoiningText rule="joining" /> <JoiningText rule="joiningByPhone" />
      </>
    ),
  };
  return {
    textOf: (question) => `${t(`${question}.question`)} ${t.markup(`${question}.answer`, plain)}`,
    answerTo: (question) => t.rich(`${question}.answer`, linked),
  };
}
