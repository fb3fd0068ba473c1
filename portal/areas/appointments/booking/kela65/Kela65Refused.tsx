import { EmptyState } from '@portal/design-system/EmptyState';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import type { Kela65Refusal } from '../reservation-contract.ts';
import { Kela65Ways } from './Kela65Ways.tsx';

export interface Kela65RefusedProps {
  readonly reason: Kela65Refusal;
}

/** In place of Kela65 times: whom they are for. */
export function Kela65Refused({ reason }: Kela65RefusedProps): ReactNode {
  const t = useTranslations('booking.kela65');
  const href = useHref();
  const ways = <Kela65Ways reason={reason} next={href('kela65-appointment-list')} />;
  return (
    <EmptyState title={t('title')} illustration={null} action={ways}>
      {t(reason)}
    </EmptyState>
  );
}
