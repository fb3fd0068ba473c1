import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { ClockIcon } from '@portal/design-system/icons/ClockIcon';
import { Media } from '@portal/design-system/Media';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RecordWords } from '#components/record/RecordWords.tsx';
import type { LaboratoryTest } from '../contract.ts';
import { FlagBadge } from './FlagBadge.tsx';
import { RangeText } from './RangeText.tsx';
import { ResultBar } from './ResultBar.tsx';
import { ResultText } from './ResultText.tsx';
import { TrendLink } from './TrendLink.tsx';

export interface ResultRowProps {
  readonly test: LaboratoryTest;
  /** The package that it was taken with, where the row stands outside of it. */
  readonly of?: string | undefined;
  /** Heading level of the test's name. */
  readonly level: 2 | 3;
}

/** One test: what it is called, its result, and where that stands. */
export function ResultRow({ test, level, of }: ResultRowProps): ReactNode {
  const t = useTranslations('laboratory.test');
  const { displayName, code, isReady, isCorrected, isCancelled, result, flag } = test;
  const { description, additionalResult, explanation } = test;
  const isNumber = result?.type === 'number';
  return (
    <Stack as="li" gap="xxsmall">
      <Media align="start" end={isNumber && <ResultText test={test} />}>
        <Heading level={level} size={4}>
          <RecordWords>{displayName}</RecordWords>
        </Heading>
        {(code || of) && (
          <Text size="small" tone="muted">
            {code}
            {code && of && ' · '}
            {of && <RecordWords>{of}</RecordWords>}
          </Text>
        )}
      </Media>
      {!isNumber && result && (
        <Text keepsLines>
          <RecordWords>{result.text}</RecordWords>
        </Text>
      )}
      {!isReady && (
        <Text tone="muted" icon={<ClockIcon size="small" />}>
          {t('notReady')}
        </Text>
      )}
      {isCorrected && <Text size="small">{t('corrected')}</Text>}
      {isCancelled && <Text tone="muted">{t('cancelled')}</Text>}
      {isReady && !isCancelled && !result && !additionalResult && <Text tone="muted">{t('noResult')}</Text>}
      <ResultBar test={test} />
      <RangeText test={test} />
      {isNumber && (
        <Inline justify="between" gap="xsmall">
          {flag && <FlagBadge flag={flag} />}
          <TrendLink test={test} />
        </Inline>
      )}
      {!isNumber && flag && (
        <Inline>
          <FlagBadge flag={flag} />
        </Inline>
      )}
      {explanation && <Text size="small">{explanation}</Text>}
      {additionalResult && (
        <Text keepsLines>
          <RecordWords>{additionalResult}</RecordWords>
        </Text>
      )}
      {description && (
        <Text size="small" tone="muted">
          <RecordWords>{description}</RecordWords>
        </Text>
      )}
    </Stack>
  );
}
