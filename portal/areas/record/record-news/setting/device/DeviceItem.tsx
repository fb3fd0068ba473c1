import { Badge } from '@portal/design-system/Badge';
import { Button } from '@portal/design-system/Button';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#client/app/app-context.ts';
import { BROWSER_NAMES } from '#components/browser-names.ts';
import { formatLong } from '#contract/time/time-format.ts';
import type { PushDevice } from '../../contract.ts';

/** Their makers' own names for them. */
const SYSTEMS = {
  'android-phone': 'Android',
  'android-tablet': 'Android',
  chromebook: 'Chromebook',
  ipad: 'iPad',
  iphone: 'iPhone',
  linux: 'Linux',
  mac: 'Mac',
  windows: 'Windows',
} as const satisfies Record<Exclude<PushDevice['device'], 'other'>, string>;

export interface DeviceItemProps {
  readonly device: PushDevice;
  /** The one that the reader uses. */
  readonly isThis: boolean;
  /** Something is being changed. */
  readonly isBusy: boolean;
  /** Called when the device is to show no more notices. */
  readonly onRemove: () => void;
}

/** A device that shows notices: which one, of which brand and since when. */
export function DeviceItem({ device, isThis, isBusy, onRemove }: DeviceItemProps): ReactNode {
  const t = useTranslations('record-news.device');
  const lang = useLanguage();
  const name = t('name', {
    browser: device.browser === 'other' ? t('otherBrowser') : BROWSER_NAMES[device.browser],
    device: device.device === 'other' ? t('otherDevice') : SYSTEMS[device.device],
  });
  return (
    <Stack gap="xxsmall" align="start">
      <Inline gap="xsmall">
        <Text weight="strong">{name}</Text>
        {isThis && <Badge>{t('this')}</Badge>}
      </Inline>
      <Text size="small" tone="muted">
        {t('added', { brand: device.brandName, time: formatLong(new Date(device.addedAt), lang) })}
      </Text>
      <Button
        tone="tertiary"
        size="small"
        isFlush
        isDisabled={isBusy}
        aria-label={t('removeNamed', { device: name })}
        onPress={onRemove}
      >
        {t('remove')}
      </Button>
    </Stack>
  );
}
