import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import type { LaboratoryTest } from '../contract.ts';
import { resultText } from '../writing.ts';

/** The measured number with its unit; a sign before it is read out in words. */
export function ResultText({ test }: { readonly test: LaboratoryTest }): ReactNode {
  const t = useTranslations('laboratory.test.spoken');
  const language = useLanguage();
  const { result } = test;
  const text = resultText(test, language);
  const isPrefixed = result?.type === 'number' && result.prefix !== null;
  const number = isPrefixed && resultText({ ...test, result: { ...result, prefix: null } }, language);
  const spoken = isPrefixed && result.prefix ? t(result.prefix, { number: number || '' }) : undefined;
  return (
    <Text size="lead" weight="strong" isNumeric spoken={spoken}>
      {text}
    </Text>
  );
}
