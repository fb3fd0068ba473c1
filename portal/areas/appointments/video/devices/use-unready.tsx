import { useTranslations } from 'use-intl';
import type { CheckPartProps } from './CheckPart.tsx';
import { DeviceAgain } from './DeviceAgain.tsx';
import type { Device } from './use-device.ts';

/** What the part of a device says while it is asked for, and where it cannot be had: then it can be tried again. */
export function useUnready({
  state,
  isAgain,
  tryAgain,
}: Device): Pick<CheckPartProps, 'status' | 'isGood' | 'children'> {
  const t = useTranslations('video.check');
  const isAsking = state.type !== 'failed';
  return {
    status: isAsking ? t('asking') : t(`failures.${state.failure}`),
    isGood: isAsking ? null : false,
    children: (!isAsking || isAgain) && <DeviceAgain onPress={tryAgain} isTrying={isAsking} />,
  };
}
