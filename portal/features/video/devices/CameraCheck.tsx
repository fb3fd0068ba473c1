import { CameraPreview } from '@portal/design-system/CameraPreview';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CheckPart } from './CheckPart.tsx';
import { DeviceAgain } from './DeviceAgain.tsx';
import { useDevice } from './use-device.ts';

/** Shows the picture of the patient's own camera. */
export function CameraCheck(): ReactNode {
  const t = useTranslations('video.check');
  const { state, tryAgain } = useDevice('camera');
  const title = t('camera.heading');
  if (state.type === 'asking') return <CheckPart title={title} status={t('asking')} isGood={null} />;
  if (state.type === 'on') {
    return (
      <CheckPart title={title} status={t('camera.works')} isGood>
        <CameraPreview stream={state.stream} label={t('camera.preview')} />
      </CheckPart>
    );
  }
  return (
    <CheckPart title={title} status={t(`failures.${state.failure}`)} isGood={false}>
      <DeviceAgain onPress={tryAgain} />
    </CheckPart>
  );
}
