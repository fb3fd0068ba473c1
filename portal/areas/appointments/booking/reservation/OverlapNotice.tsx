import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { InTheWay as Booked } from '../overlapping-contract.ts';
import { InTheWay } from './InTheWay.tsx';

export interface OverlapNoticeProps {
  /** The patient's own appointment at that moment. */
  readonly appointment: Booked;
  /** Address of the other times. */
  readonly search: string;
}

/** Says before anything is typed that the patient is booked elsewhere at that moment. */
export function OverlapNotice({ appointment, search }: OverlapNoticeProps): ReactNode {
  const t = useTranslations('booking');
  return (
    <Notice tone="warning">
      <Stack gap="small" align="start">
        <Text>{t('reservation.outcome.overlappingTime')}</Text>
        <InTheWay appointment={appointment} />
        <ButtonLink href={search} tone="outline">
          {t('taken.action')}
        </ButtonLink>
      </Stack>
    </Notice>
  );
}
