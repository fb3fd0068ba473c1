import { Badge } from '@portal/design-system/Badge';
import { DateTime } from '@portal/design-system/DateTime';
import { Inline } from '@portal/design-system/Inline';
import { Price } from '@portal/design-system/Price';
import { RetryButton } from '@portal/design-system/RetryButton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ChildDue } from '#areas/person/shared/guardianship/child-due.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { DueRow } from './DueRow.tsx';
import type { OfChild } from './of-child.ts';

export interface DueRowsProps extends OfChild {
  /** What is due for the child. */
  readonly due: ChildDue;
}

const PARTS = ['appointment', 'vaccinations', 'invoices', 'news'] as const;

/** What is due for a child, one row each; what cannot be told at the moment says so, and nothing due is said, too. */
export function DueRows({ child, due, choice, answer }: DueRowsProps): ReactNode {
  const t = useTranslations('guardianship.family');
  const href = useHref();
  const { appointment, vaccinations, invoices, news } = due;
  const next = appointment?.next;
  const failed = PARTS.filter((part) => due[part] === null);
  const isIncomplete = failed.length > 0 || invoices?.isWhole === false;
  const isNothingDue =
    !isIncomplete && vaccinations?.due.length === 0 && invoices?.count === 0 && news?.lists.length === 0;
  const shared = { child, choice };
  return (
    <Stack gap="medium">
      <Stack as="ul" gap="small" isRuled>
        {vaccinations && vaccinations.due.length > 0 && (
          <DueRow
            {...shared}
            title={t('vaccinations.title')}
            path={href('vaccinations-list')}
            action={t('vaccinations.open')}
          >
            {vaccinations.due.map(({ name, status }) => (
              <Text key={`${status} ${name}`}>{`${name}: ${t(`vaccinations.${status}`)}`}</Text>
            ))}
            <Text size="small" tone="muted">
              {t('vaccinations.note', { count: vaccinations.due.length })}
            </Text>
          </DueRow>
        )}
        {invoices && invoices.count > 0 && (
          <DueRow
            {...shared}
            title={t('invoices.title', { count: invoices.count })}
            path={href('invoices-page')}
            action={t('invoices.open')}
          >
            <Inline>
              <Price cents={invoices.sumCents} />
              {invoices.overdue > 0 && (
                <Badge tone="warning">{t('invoices.overdue', { count: invoices.overdue })}</Badge>
              )}
            </Inline>
          </DueRow>
        )}
        {news?.lists.map(({ page, count }) => (
          <DueRow
            key={page}
            {...shared}
            title={t('news.title')}
            path={href(page)}
            action={t('news.open')}
            named={t(`news.lists.${page}`, { count })}
          >
            <Text>{t(`news.lists.${page}`, { count })}</Text>
          </DueRow>
        ))}
        {next && (
          <DueRow
            {...shared}
            title={t('appointment.title')}
            path={href('appointment', { ids: next.id })}
            action={t('appointment.open')}
          >
            <Text>
              {t.rich('appointment.day', {
                kind: next.kind,
                day: () => (
                  <DateTime value={next.startDate} format={next.isSpecificTime ? 'dayAtTime' : 'dayDate'} />
                ),
              })}
            </Text>
          </DueRow>
        )}
      </Stack>
      {isNothingDue && <Text tone="muted">{t('nothing')}</Text>}
      {isIncomplete && (
        <Stack gap="xsmall" align="start">
          {failed.map((part) => (
            <Text key={part}>{t(`${part}.failed`)}</Text>
          ))}
          {invoices?.isWhole === false && <Text>{t('invoices.notWhole')}</Text>}
          <RetryButton onRetry={answer.retry} isRetrying={answer.isRefreshing} size="small" />
        </Stack>
      )}
    </Stack>
  );
}
