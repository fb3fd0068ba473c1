import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useSession } from '#client/app/app-context.ts';
import type { HelpToken } from '#contract/help/help-tokens.ts';
import { PhoneText } from '../PhoneText.tsx';
import { JoiningText } from '../visit-rules/JoiningText.tsx';

/** What the brand and the settings fill into an answer of the help. */
export interface HelpValues {
  /** As text, for searching. */
  readonly text: Readonly<Record<HelpToken, string | number>>;
  /** As it is shown, with numbers that can be called. */
  readonly shown: Readonly<Record<HelpToken, ReactNode>>;
}

const asText = (words: string) => words;

/** What answers of the help name: the brand's numbers, hours and ages, the rules of a visit, and the settings. */
export function useHelpValues(): HelpValues {
  const tRule = useTranslations('visit-rules');
  const brand = useBrand();
  const { timing } = useSession();
  const phone = brand.customerServicePhone;
  const values = {
    phone,
    hours: brand.customerServiceHours,
    binding: brand.bindingNoticeHours,
    age: brand.guardianActsUntilAge,
    minutes: timing.smsCode / 60,
  };
  const cancelling = [
    tRule.markup('cancelling', {
      phone,
      payer: 'private',
      hours: brand.cancellationNoticeHours,
      call: asText,
    }),
    ...(brand.features.includes('occupational-health') ? [tRule('lateForEmployer')] : []),
    ...(brand.features.includes('insurance') ? [tRule('lateForInsurance')] : []),
  ].join(' ');
  const rules = ['joining', 'joiningByPhone'] as const;
  return {
    text: {
      ...values,
      cancelling,
      joining: rules.map((rule) => tRule.markup(rule, { phone, call: asText })).join(' '),
    },
    shown: {
      ...values,
      phone: <PhoneText>{phone}</PhoneText>,
      cancelling,
      joining: (
        <>
          <JoiningText rule="joining" /> <JoiningText rule="joiningByPhone" />
        </>
      ),
    },
  };
}
