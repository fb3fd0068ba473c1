import { LoadMore } from '@portal/design-system/LoadMore';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import { useGrowingList } from '#components/record/use-growing-list.ts';
import type { Prescription } from '../contract.ts';
import { PrescriptionCard, type Selecting } from './PrescriptionCard.tsx';

/** How many prescriptions are drawn at a time. */
const SHOWN = 20;

export interface PrescriptionCardsProps {
  readonly prescriptions: readonly Prescription[];
  readonly selecting: Selecting | null;
  /** How many times as many the address asks for; null: once. */
  readonly page: string | null;
}

/** Prescriptions one below the other, and the way to more. */
export function PrescriptionCards({ prescriptions, selecting, page }: PrescriptionCardsProps): ReactNode {
  const t = useTranslations('prescriptions.list');
  const href = useHref();
  const { limit, grow, list, nextPage } = useGrowingList(SHOWN, page);
  return (
    <Stack gap="small">
      <Stack as="ul" gap="small" ref={list}>
        {prescriptions.slice(0, limit).map((each) => (
          <PrescriptionCard key={each.id} prescription={each} selecting={selecting} />
        ))}
      </Stack>
      {prescriptions.length > limit && (
        <LoadMore
          label={t('more')}
          onPress={grow}
          status={t('shown', { count: limit })}
          href={href('prescriptions-list', {}, { page: nextPage })}
        />
      )}
    </Stack>
  );
}
