import { CameraPreview } from '@portal/design-system/CameraPreview';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CheckPart } from './CheckPart.tsx';
import { useDevice } from './use-device.ts';
import { useUnready } from './use-unready.tsx';

/** Shows the picture of the patient's own camera. */
export function CameraCheck(): ReactNode {
  const t = useTranslations('video.check');
  const device = useDevice('camera');
  const { state, isAgain } = device;
  const unready = useUnready(device);
  const part = { title: t('camera.heading'), isAnswer: isAgain && state.type !== 'asking' };
  if (state.type === 'on') {
    return (
      <CheckPart {...part} status={t('camera.works')} isGood>
        <CameraPreview stream={state.stream} label={t('camera.preview')} />
      </CheckPart>
    );
  }
  return <CheckPart {...part} {...unready} />;
}
