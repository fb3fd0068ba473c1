import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import type { LaboratoryTest } from '../contract.ts';
import { resultText } from '../writing.ts';

export interface ResultTextProps {
  readonly test: LaboratoryTest;
  /** `span` in a row, with its own size there. Default: `p`. */
  readonly as?: 'span';
}

/** The measured number with its unit; a sign before it is read out in words. */
export function ResultText({ test, as }: ResultTextProps): ReactNode {
  const t = useTranslations('laboratory.test.spoken');
  const language = useLanguage();
  const { result } = test;
  const text = resultText(test, language);
  const isPrefixed = result?.type === 'number' && result.prefix !== null;
  const number = isPrefixed && resultText({ ...test, result: { ...result, prefix: null } }, language);
  const spoken = isPrefixed && result.prefix ? t(result.prefix, { number: number || '' }) : undefined;
  return (
    <Text as={as} size={as ? 'body' : 'lead'} weight="strong" isNumeric spoken={spoken}>
      {text}
    </Text>
  );
}
