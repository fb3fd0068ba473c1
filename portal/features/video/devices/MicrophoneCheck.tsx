import { LevelMeter } from '@portal/design-system/LevelMeter';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CheckPart } from './CheckPart.tsx';
import { DeviceAgain } from './DeviceAgain.tsx';
import { useDevice } from './use-device.ts';
import { HEARD, useLevel } from './use-level.ts';

/** From here on a voice is clear, of 1. */
const LOUD = 0.3;

/** Shows how loud the patient is before their microphone, in words as well. */
export function MicrophoneCheck(): ReactNode {
  const t = useTranslations('video.check');
  const { state, tryAgain } = useDevice('microphone');
  const { level, isHeard } = useLevel(state.type === 'on' ? state.stream : null);
  const loudness = level < HEARD ? 'silent' : level < LOUD ? 'soft' : 'loud';
  if (state.type !== 'on') {
    const isAsking = state.type === 'asking';
    return (
      <CheckPart
        title={t('microphone.heading')}
        status={isAsking ? t('asking') : t(`failures.${state.failure}`)}
        isGood={isAsking ? null : false}
      >
        {!isAsking && <DeviceAgain onPress={tryAgain} />}
      </CheckPart>
    );
  }
  return (
    <CheckPart
      title={t('microphone.heading')}
      status={t(isHeard ? 'microphone.works' : 'microphone.quiet')}
      isGood={isHeard || null}
    >
      <LevelMeter
        label={t('microphone.level')}
        value={level}
        valueText={t(`microphone.levels.${loudness}`)}
      />
    </CheckPart>
  );
}
