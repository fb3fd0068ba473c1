import { Card } from '@portal/design-system/Card';
import { LoadMore } from '@portal/design-system/LoadMore';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import { useGrowingList } from '#components/record/use-growing-list.ts';
import type { Prescription } from '../contract.ts';
import { PrescriptionRow, type Selecting } from './PrescriptionRow.tsx';

/** How many prescriptions are drawn at a time. */
const SHOWN = 20;
/** Rows have space of their own above and below. */
const PADDING = { small: 'small', medium: 'medium' } as const;

export interface PrescriptionRowsProps {
  readonly prescriptions: readonly Prescription[];
  readonly selecting: Selecting | null;
  /** How many times as many the address asks for; null: once. */
  readonly page: string | null;
}

/** Prescriptions one below the other, and the way to more. */
export function PrescriptionRows({ prescriptions, selecting, page }: PrescriptionRowsProps): ReactNode {
  const t = useTranslations('prescriptions.list');
  const href = useHref();
  const { limit, grow, list, nextPage } = useGrowingList(SHOWN, page);
  return (
    <Stack gap="small">
      <Card padding={PADDING}>
        <Stack as="ul" gap="none" isRuled="flush" ref={list}>
          {prescriptions.slice(0, limit).map((each) => (
            <PrescriptionRow key={each.id} prescription={each} selecting={selecting} />
          ))}
        </Stack>
      </Card>
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
