import { Badge } from '@portal/design-system/Badge';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { ArrowRightIcon } from '@portal/design-system/icons/ArrowRightIcon';
import { CardIcon } from '@portal/design-system/icons/CardIcon';
import { Price } from '@portal/design-system/Price';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBuilt } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import type { Due } from '#components/due/use-due.ts';

export interface DueBlockProps {
  /** What is owed: something is. */
  readonly due: Due;
}

/** What is owed in all, by when, and the ways to pay it and to see it. */
export function DueBlock({ due }: DueBlockProps): ReactNode {
  const t = useTranslations('due');
  const href = useHref();
  const isBuilt = useIsBuilt();
  const title = useId();
  const { count, overdue, sumCents, payable, isWhole } = due;
  const [first, ...others] = payable;
  return (
    <Card as="section" aria-labelledby={title}>
      <Inline justify="between" gap="medium">
        <Stack gap="xsmall" align="start">
          <Heading level={2} size={3} id={title}>
            {t('title')}
          </Heading>
          <Inline gap="small">
            <Price cents={sumCents} size="lead" weight="strong" />
            {overdue > 0 && <Badge tone="warning">{t('overdue', { count: overdue })}</Badge>}
          </Inline>
          <Text tone="muted">
            {t('count', { count })} · <DueDay due={due} />
          </Text>
          {!isWhole && <Text size="small">{t('notWhole')}</Text>}
        </Stack>
        <Inline gap="medium">
          {first !== undefined && isBuilt('invoice-payment-page') && (
            <ButtonLink
              href={href('invoice-payment-page', { id: first }, { and: others.map(String) })}
              icon={<CardIcon />}
            >
              {t('pay', { count: payable.length })}
            </ButtonLink>
          )}
          <TextLink href={href('invoices-page')} isStandalone iconEnd={<ArrowRightIcon size="small" />}>
            {t('showAll')}
          </TextLink>
        </Inline>
      </Inline>
    </Card>
  );
}

/** The earliest due day. */
function DueDay({ due: { count, overdue, dueDate } }: DueBlockProps): ReactNode {
  const t = useTranslations('due');
  if (dueDate === null) return null;
  const text = overdue > 0 && count === 1 ? 'wasDue' : count === 1 ? 'dueDate' : 'firstDue';
  return t.rich(text, { day: () => <DateTime key="day" value={dueDate} format="date" /> });
}
