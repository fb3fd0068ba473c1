import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBuilt } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useCurrentAddress } from '#client/navigation/use-visit.ts';
import { useDue } from './use-due.ts';

/** Says that a due day has passed and what that means for booking, and leads to the payment and back here; nothing where none has. */
export function DueNotice(): ReactNode {
  const due = useDue();
  const t = useTranslations('due');
  const href = useHref();
  const isBuilt = useIsBuilt();
  const next = useCurrentAddress();
  if (!due || due.overdue === 0) return null;
  const { overdue, payable } = due;
  // What is overdue comes first.
  const [first, ...others] = payable.slice(0, overdue);
  const isPayable = first !== undefined && isBuilt('invoice-payment-page');
  return (
    <Notice title={t('overdue', { count: overdue })}>
      <Stack gap="small" align="start">
        <Text>{t('reminder.text')}</Text>
        <ButtonLink
          tone="outline"
          size="small"
          href={
            isPayable
              ? href(
                  'invoice-payment-page',
                  { id: first },
                  { and: others.map(String), ...(next && { next }) },
                )
              : href('invoices-page')
          }
        >
          {t(isPayable ? 'reminder.pay' : 'reminder.show')}
        </ButtonLink>
      </Stack>
    </Notice>
  );
}
