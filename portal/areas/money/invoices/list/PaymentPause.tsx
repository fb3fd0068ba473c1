import { Notice } from '@portal/design-system/Notice';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isPaymentPause } from '#areas/money/shared/invoices/payment-pause.ts';
import { useNow } from '#client/app/use-now.ts';
import { helsinkiDay } from '#contract/time/time.ts';

/** Says that nothing can be paid online for now, on the days of the pause. */
export function PaymentPause(): ReactNode {
  const t = useTranslations('invoices.pause');
  if (!isPaymentPause(helsinkiDay(useNow()))) return null;
  return (
    <Notice tone="warning" title={t('title')}>
      {t('text')}
    </Notice>
  );
}
