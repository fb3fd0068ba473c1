import { ButtonLink } from '@portal/design-system/ButtonLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBuilt } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';

export interface InvoiceLinkProps {
  /** Of the appointment. */
  readonly id: string;
}

/** The way to the invoice of a visit to which a charge was added; that page says so while there is none yet. */
export function InvoiceLink({ id }: InvoiceLinkProps): ReactNode {
  const t = useTranslations('additional-charges.success');
  const href = useHref();
  const isBuilt = useIsBuilt();
  if (!isBuilt('pay-visit-page')) return null;
  return (
    <ButtonLink href={href('pay-visit-page', {}, { appointmentId: id })} tone="outline">
      {t('invoice')}
    </ButtonLink>
  );
}
