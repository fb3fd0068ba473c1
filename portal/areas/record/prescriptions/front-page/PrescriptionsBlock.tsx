import { DateTime } from '@portal/design-system/DateTime';
import { RefreshIcon } from '@portal/design-system/icons/RefreshIcon';
import { Stack } from '@portal/design-system/Stack';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFeatures } from '#client/app/app-context.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { NewMark } from '#components/record/NewMark.tsx';
import { RecordBlock, ROWS_SHOWN } from '#components/record-block/RecordBlock.tsx';
import { usePrescriptionName } from '../prescription/PrescriptionTitle.tsx';

/** What the front page asks for. */
export const LATEST = { query: { limit: ROWS_SHOWN } };

/** The latest prescriptions, on the front page, and the way to renew some. */
export function PrescriptionsBlock(): ReactNode {
  const t = useTranslations('prescriptions');
  const href = useHref();
  const nameOf = usePrescriptionName();
  const { has } = useFeatures();
  const answer = useCall('GET /api/prescriptions', LATEST);
  const list = href('prescriptions-list');
  return (
    <Stack gap="small">
      <RecordBlock
        title={t('list.title')}
        showAll={{ href: list, label: t('block.showAll') }}
        answer={answer}
        rows={({ prescriptions }) =>
          prescriptions.map((each) => ({
            id: String(each.id),
            href: list,
            title: nameOf(each),
            end: each.isNew && <NewMark />,
            description: t.rich(each.isValid ? 'block.valid' : 'block.ended', {
              day: () => <DateTime value={each.validUntil} format="date" />,
            }),
          }))
        }
        loading={t('loading')}
        empty={t('block.empty')}
        failed={t('block.failed')}
      />
      {has('canRenewPrescriptions') && (answer.data?.prescriptions.length ?? 0) > 0 && (
        <TextLink href={list} isStandalone icon={<RefreshIcon size="small" />}>
          {t('block.renew')}
        </TextLink>
      )}
    </Stack>
  );
}
