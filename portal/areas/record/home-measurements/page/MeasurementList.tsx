import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { HomeMeasurement } from '#areas/person/shared/home-measurements/home-measurement.ts';
import { useLanguage } from '#client/app/app-context.ts';
import { useChange } from '#client/calls/use-change.ts';
import { useMeasuredText } from '#components/measured/use-measured-text.ts';
import { formatLong } from '#contract/time/time-format.ts';

export interface MeasurementListProps {
  /** The latest first. */
  readonly measurements: readonly HomeMeasurement[];
  /** Of all that are kept. */
  readonly total: number;
  /** Asks for them again. */
  readonly onChanged: () => void;
}

/** Each measurement in words, with what removes it. */
export function MeasurementList({ measurements, total, onChanged }: MeasurementListProps): ReactNode {
  const t = useTranslations('home-measurements');
  const language = useLanguage();
  const heading = useId();
  const textOf = useMeasuredText();
  const change = useChange('DELETE /api/home-measurements/{id}');
  return (
    <Stack as="section" gap="small" aria-labelledby={heading}>
      <Heading level={2} size={3} id={heading}>
        {t('list.title')}
      </Heading>
      {change.error && (
        <Notice tone="error" role="alert">
          {t('list.removeFailed')}
        </Notice>
      )}
      {measurements.length === 0 ? (
        <Card>
          <EmptyState title={t('none.title')} level={3}>
            {t('none.text')}
          </EmptyState>
        </Card>
      ) : (
        <Card padding="medium">
          <Stack as="ul" gap="small" isRuled>
            {measurements.map(({ id, measured, measuredAt, note, byGuardian }) => (
              <Inline as="li" key={id} justify="between">
                <Stack gap="none">
                  <Text weight="strong">{textOf(measured)}</Text>
                  <Text size="small" tone="muted">
                    <DateTime value={measuredAt} />
                    {byGuardian && ` · ${t('list.byGuardian')}`}
                  </Text>
                  {note !== null && <Text keepsLines>{note}</Text>}
                </Stack>
                <Button
                  tone="tertiary"
                  size="small"
                  isLoading={change.isSending}
                  onPress={() => void change.run({ params: { id } }).then(onChanged, () => {})}
                >
                  {t('list.remove')}
                  <VisuallyHidden>
                    {`: ${textOf(measured)}, ${formatLong(new Date(measuredAt), language)}`}
                  </VisuallyHidden>
                </Button>
              </Inline>
            ))}
          </Stack>
        </Card>
      )}
      {total > measurements.length && (
        <Text size="small" tone="muted">
          {t('list.rest', { shown: measurements.length, total })}
        </Text>
      )}
    </Stack>
  );
}
