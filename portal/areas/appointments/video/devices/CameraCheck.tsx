import { CameraPreview } from '@portal/design-system/CameraPreview';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CheckPart } from './CheckPart.tsx';
import { DeviceAgain } from './DeviceAgain.tsx';
import { useDevice } from './use-device.ts';

/** Shows the picture of the patient's own camera. */
export function CameraCheck(): ReactNode {
  const t = useTranslations('video.check');
  const { state, isAgain, tryAgain } = useDevice('camera');
  const part = { title: t('camera.heading'), isAnswer: isAgain && state.type !== 'asking' };
  if (state.type === 'on') {
    return (
      <CheckPart {...part} status={t('camera.works')} isGood>
        <CameraPreview stream={state.stream} label={t('camera.preview')} />
      </CheckPart>
    );
  }
  const isAsking = state.type === 'asking';
  return (
    <CheckPart
      {...part}
      status={isAsking ? t('asking') : t(`failures.${state.failure}`)}
      isGood={isAsking ? null : false}
    >
      {(!isAsking || isAgain) && <DeviceAgain onPress={tryAgain} isTrying={isAsking} />}
    </CheckPart>
  );
}
