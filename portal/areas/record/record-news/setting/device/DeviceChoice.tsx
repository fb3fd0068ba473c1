import { List, ListItem } from '@portal/design-system/List';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Switch } from '@portal/design-system/Switch';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PushDevice } from '../../contract.ts';
import { DeviceItem } from './DeviceItem.tsx';
import { useDevice } from './use-device.ts';

export interface DeviceChoiceProps {
  /** The devices that show the patient's notices, latest first. */
  readonly devices: readonly PushDevice[];
  /** The public key for which a device subscribes, base64url. */
  readonly serverKey: string;
}

/** The switch of this device, or why it has none, and the list of all devices. */
export function DeviceChoice({ devices, serverKey }: DeviceChoiceProps): ReactNode {
  const t = useTranslations('record-news.device');
  const { obstacle, own, isBusy, failure, turnOn, remove } = useDevice(devices, serverKey);
  return (
    <Stack gap="small">
      {obstacle ? (
        <Text>{t(obstacle)}</Text>
      ) : (
        <Switch
          isSelected={own !== undefined}
          isDisabled={isBusy}
          onChange={(isWanted) => void (isWanted ? turnOn() : own && remove(own))}
          description={t('text')}
        >
          {t('label')}
        </Switch>
      )}
      {failure && (
        <Notice tone="error" role="alert">
          {t(failure)}
        </Notice>
      )}
      {devices.length > 0 && (
        <List kind="plain" gap="small" aria-label={t('devices')}>
          {devices.map((device) => (
            <ListItem key={device.id}>
              <DeviceItem
                device={device}
                isThis={device === own}
                isBusy={isBusy}
                onRemove={() => void remove(device)}
              />
            </ListItem>
          ))}
        </List>
      )}
    </Stack>
  );
}
