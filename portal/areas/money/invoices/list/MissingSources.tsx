import { List, ListItem } from '@portal/design-system/List';
import { Notice } from '@portal/design-system/Notice';
import { RetryButton } from '@portal/design-system/RetryButton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { InvoiceSource } from '#areas/money/shared/invoices/invoice.ts';
import type { CallState } from '#client/calls/use-call.ts';

export interface MissingSourcesProps {
  /** The sources that have not answered. */
  readonly missing: readonly InvoiceSource[];
  /** The call that asks them once more. */
  readonly answer: Pick<CallState<unknown>, 'isRefreshing' | 'retry'>;
}

/** Says which invoices are not in the list for now: those of the others are. */
export function MissingSources({ missing, answer: { isRefreshing, retry } }: MissingSourcesProps): ReactNode {
  const t = useTranslations('invoices.missing');
  return (
    <Notice tone="warning" role="status" title={t('title')}>
      <Stack gap="small" align="start">
        <Text>{t('text')}</Text>
        <List>
          {missing.map((source) => (
            <ListItem key={source}>{t(`sources.${source}`)}</ListItem>
          ))}
        </List>
        <Text>{t('pay')}</Text>
        <RetryButton onRetry={retry} isRetrying={isRefreshing} />
      </Stack>
    </Notice>
  );
}
