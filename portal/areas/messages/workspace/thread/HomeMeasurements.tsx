import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { Heading } from '@portal/design-system/Heading';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HomeMeasurement } from '#areas/person/shared/home-measurements/home-measurement.ts';
import { useApp } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { canonicalUrl } from '#client/calls/canonical-url.ts';
import { useMeasuredText } from '#components/measured/use-measured-text.ts';

const MEASUREMENTS = 'GET /api/workspace/threads/{id}/home-measurements';

export interface HomeMeasurementsProps {
  /** The conversation. */
  readonly threadId: number;
}

/** What the customer has measured at home and shows, fetched when somebody wants to read it: the customer’s log says so. */
export function HomeMeasurements({ threadId }: HomeMeasurementsProps): ReactNode {
  const t = useTranslations('workspace.homeMeasurements');
  const { request } = useApp();
  const heading = useId();
  const [shown, setShown] = useState<readonly HomeMeasurement[] | 'failed' | null>(null);
  const [isLoading, setLoading] = useState(false);
  const isOpen = shown !== null && shown !== 'failed';

  async function toggle(): Promise<void> {
    if (isOpen) return setShown(null);
    setLoading(true);
    const address = canonicalUrl(MEASUREMENTS, { params: { id: String(threadId) } });
    setShown(
      await request(address).then(
        (answer) => (answer as AnswerOf<typeof MEASUREMENTS>).measurements,
        () => 'failed' as const,
      ),
    );
    setLoading(false);
  }

  return (
    <Card as="section" padding="medium" aria-labelledby={heading}>
      <Stack gap="small">
        <Heading level={2} size={4} id={heading}>
          {t('title')}
        </Heading>
        <Text size="small" tone="muted">
          {t('shared')}
        </Text>
        <Button
          tone="secondary"
          size="small"
          isLoading={isLoading}
          aria-expanded={isOpen}
          onPress={() => void toggle()}
        >
          {t(isOpen ? 'hide' : 'show')}
        </Button>
        {shown === 'failed' && (
          <Notice tone="error" role="alert">
            {t('failed')}
          </Notice>
        )}
        {isOpen && <List measurements={shown} />}
      </Stack>
    </Card>
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
