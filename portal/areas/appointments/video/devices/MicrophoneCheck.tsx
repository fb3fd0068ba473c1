import { LevelMeter } from '@portal/design-system/LevelMeter';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CheckPart } from './CheckPart.tsx';
import { useDevice } from './use-device.ts';
import { HEARD, useLevel } from './use-level.ts';
import { useUnready } from './use-unready.tsx';

/** From here on a voice is clear, of 1. */
const LOUD = 0.3;

/** Shows how loud the patient is before their microphone, in words as well. */
export function MicrophoneCheck(): ReactNode {
  const t = useTranslations('video.check');
  const device = useDevice('microphone');
  const { state, isAgain } = device;
  const unready = useUnready(device);
  const { level, isHeard } = useLevel(state.type === 'on' ? state.stream : null);
  const loudness = level < HEARD ? 'silent' : level < LOUD ? 'soft' : 'loud';
  const part = { title: t('microphone.heading'), isAnswer: isAgain && state.type !== 'asking' };
  if (state.type !== 'on') return <CheckPart {...part} {...unready} />;
  return (
    <CheckPart
      {...part}
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
