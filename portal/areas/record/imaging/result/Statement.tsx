import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { ClockIcon } from '@portal/design-system/icons/ClockIcon';
import { Notice } from '@portal/design-system/Notice';
import { RetryButton } from '@portal/design-system/RetryButton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { RecordWords } from '#components/record/RecordWords.tsx';
import type { Examination } from '../contract.ts';
import { STATEMENT_MISSING } from '../missing-statement.ts';

export interface StatementProps {
  readonly examination: Examination;
  /** Asks for the day again. */
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** One examination and its statement; what has not come leaves the others standing. */
export function Statement({ examination, onRetry, isRetrying }: StatementProps): ReactNode {
  const t = useTranslations('imaging.statement');
  const heading = useId();
  const { examinationName, statementText, isReady, isCancelled } = examination;
  return (
    <Card as="section" aria-labelledby={heading}>
      <Stack gap="medium">
        <Heading level={2} size={3} id={heading}>
          {examinationName ? <RecordWords>{examinationName}</RecordWords> : t('unnamed')}
        </Heading>
        {isCancelled && <Text tone="muted">{t('cancelled')}</Text>}
        {!isCancelled && statementText === null && isReady && <Text tone="muted">{t('withoutText')}</Text>}
        {!isCancelled && statementText === null && !isReady && (
          <Text tone="muted" icon={<ClockIcon size="small" />}>
            {t('notReady')}
          </Text>
        )}
        {statementText === STATEMENT_MISSING && (
          <Stack gap="small" align="start">
            <Notice tone="warning" role="alert" title={t('missing.title')}>
              {t('missing.text')}
            </Notice>
            <RetryButton onRetry={onRetry} isRetrying={isRetrying} />
          </Stack>
        )}
        {statementText !== null && statementText !== STATEMENT_MISSING && (
          <Stack gap="xsmall">
            <Heading level={3} size={4}>
              {t('title')}
            </Heading>
            <Text keepsLines>
              <RecordWords>{statementText}</RecordWords>
            </Text>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
