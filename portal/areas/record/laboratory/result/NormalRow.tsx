import { Disclosure } from '@portal/design-system/Disclosure';
import { Inline } from '@portal/design-system/Inline';
import { CheckIcon } from '@portal/design-system/icons/CheckIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RecordWords } from '#components/record/RecordWords.tsx';
import type { LaboratoryTest } from '../contract.ts';
import { RangeText } from './RangeText.tsx';
import { ResultBar } from './ResultBar.tsx';
import type { ResultRowProps } from './ResultRow.tsx';
import { ResultText } from './ResultText.tsx';
import { TrendLink } from './TrendLink.tsx';

/** Whether nothing but its number is to be told of a result: it is in its reference range, and the laboratory says no more. */
export function isPlain({ result, flag, additionalResult, isCorrected }: LaboratoryTest): boolean {
  return result?.type === 'number' && flag === 'within' && additionalResult === null && !isCorrected;
}

/** A result in its reference range as one row: name, number and range; the rest behind it. */
export function NormalRow({ test, level }: Pick<ResultRowProps, 'test' | 'level'>): ReactNode {
  const t = useTranslations('laboratory.test');
  const { displayName, code, description } = test;
  return (
    <Stack as="li" gap="none">
      <Disclosure
        level={level}
        summary={<RecordWords>{displayName}</RecordWords>}
        end={<ResultText test={test} as="span" />}
        description={
          <Inline as="span" gap="xsmall" hasTightLines>
            <Text as="span" size="small" tone="success" icon={<CheckIcon size="small" />}>
              {t('flag.within')}
            </Text>{' '}
            <RangeText test={test} as="span" />
          </Inline>
        }
      >
        <Stack gap="xsmall">
          {code && (
            <Text size="small" tone="muted">
              {code}
            </Text>
          )}
          <ResultBar test={test} />
          {description && (
            <Text size="small" tone="muted">
              <RecordWords>{description}</RecordWords>
            </Text>
          )}
          <TrendLink test={test} />
        </Stack>
      </Disclosure>
    </Stack>
  );
}
