import { DateTime } from '@portal/design-system/DateTime';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { HomeMeasurement } from '#areas/person/shared/home-measurements/home-measurement.ts';
import { useApp } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { canonicalUrl } from '#client/calls/canonical-url.ts';
import { useMeasuredText } from '#components/measured/use-measured-text.ts';
import { SectionCard } from '#components/SectionCard.tsx';
import { OnDemand } from './OnDemand.tsx';

const MEASUREMENTS = 'GET /api/workspace/threads/{id}/home-measurements';

export interface HomeMeasurementsProps {
  /** The conversation. */
  readonly threadId: number;
}

/** What the customer has measured at home and shows, fetched when somebody wants to read it: the customer’s log says so. */
export function HomeMeasurements({ threadId }: HomeMeasurementsProps): ReactNode {
  const t = useTranslations('workspace.homeMeasurements');
  const { request } = useApp();
  const read = async () => {
    const address = canonicalUrl(MEASUREMENTS, { params: { id: String(threadId) } });
    return ((await request(address)) as AnswerOf<typeof MEASUREMENTS>).measurements;
  };
  return (
    <SectionCard title={t('title')} isCompact>
      <Text size="small" tone="muted">
        {t('shared')}
      </Text>
      <OnDemand read={read} texts={{ show: t('show'), hide: t('hide'), failed: t('failed') }}>
        {(measurements) => <List measurements={measurements} />}
      </OnDemand>
    </SectionCard>
  );
}

function List({ measurements }: { readonly measurements: readonly HomeMeasurement[] }): ReactNode {
  const t = useTranslations('workspace.homeMeasurements');
  const textOf = useMeasuredText();
  if (measurements.length === 0) return <Text>{t('none')}</Text>;
  return (
    <Stack as="ul" gap="small" isRuled>
      {measurements.map(({ id, measured, measuredAt, note }) => (
        <Stack as="li" gap="none" key={id}>
          <Text weight="strong">{textOf(measured)}</Text>
          <Text size="small" tone="muted">
            <DateTime value={measuredAt} />
          </Text>
          {note !== null && <Text keepsLines>{note}</Text>}
        </Stack>
      ))}
    </Stack>
  );
}
