import { DateTime } from '@portal/design-system/DateTime';
import { Notice } from '@portal/design-system/Notice';
import { Switch } from '@portal/design-system/Switch';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useChange } from '#client/calls/use-change.ts';
import { SectionCard } from '#components/SectionCard.tsx';

export interface SharingProps {
  /** Since when they are shared; null: not. */
  readonly since: string | null;
  /** It has changed. */
  readonly onChanged: () => void;
}

/** Lets those who answer the patient's messages see the measurements, for as long as the patient wants. */
export function Sharing({ since, onChanged }: SharingProps): ReactNode {
  const t = useTranslations('home-measurements.sharing');
  const change = useChange('PUT /api/home-measurements/sharing');
  return (
    <SectionCard title={t('title')} isCompact>
      <Switch
        isSelected={since !== null}
        isDisabled={change.isSending}
        description={t('about')}
        onChange={(isShared) => void change.run({ body: { isShared } }).then(onChanged, () => {})}
      >
        {t('share')}
      </Switch>
      {since !== null && (
        <Text size="small" tone="muted">
          {t.rich('since', { day: () => <DateTime key="day" value={since} format="dayDate" /> })}
        </Text>
      )}
      {change.error && (
        <Notice tone="error" role="alert">
          {t('failed')}
        </Notice>
      )}
    </SectionCard>
  );
}
