import { Button } from '@portal/design-system/Button';
import { Notice } from '@portal/design-system/Notice';
import { Spinner } from '@portal/design-system/Spinner';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#client/calls/use-call.ts';
import { type Settling, useSettled } from './settling.ts';

export interface PohjolaCheckProps {
  /** Of the visit, `YYYY-MM-DD`. */
  readonly day: string;
  /** Hears what is known. */
  readonly settling: Settling;
}

/** Asks Pohjola whether it covers the visit. Nobody has to wait for it. */
export function PohjolaCheck({ day, settling }: PohjolaCheckProps): ReactNode {
  const t = useTranslations('booking.reservation.insurance');
  const [isGivenUp, setGivenUp] = useState(false);
  const { data, error, isRefreshing, retry } = useCall('GET /api/insurance/pohjola-check/{date}', {
    params: { date: day },
  });
  const answer = data?.type ?? (error ? 'ERROR' : 'UNDEFINED');
  const state = isGivenUp ? 'CANCELED' : answer;
  useSettled(settling, state);
  if (state === 'UNDEFINED')
    return (
      <Stack gap="small" align="start">
        <Spinner label={t('pohjola.checking')} isLabelVisible />
        <Button tone="tertiary" size="small" onPress={() => setGivenUp(true)}>
          {t('pohjola.skip')}
        </Button>
      </Stack>
    );
  function again(): void {
    if (isGivenUp) setGivenUp(false);
    if (answer === 'ERROR') retry();
  }
  return (
    <Notice tone={state === 'FOUND' ? 'success' : 'info'} role="status" title={t(`pohjola.${state}.title`)}>
      <Stack gap="small" align="start">
        <Text>{t(`pohjola.${state}.text`)}</Text>
        {(state === 'ERROR' || state === 'CANCELED') && (
          <Button tone="outline" size="small" isLoading={isRefreshing && !isGivenUp} onPress={again}>
            {t('again')}
          </Button>
        )}
      </Stack>
    </Notice>
  );
}
