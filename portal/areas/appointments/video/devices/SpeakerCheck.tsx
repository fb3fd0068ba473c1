import { Button } from '@portal/design-system/Button';
import { Inline } from '@portal/design-system/Inline';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CheckPart } from './CheckPart.tsx';
import { playTone } from './play-tone.ts';

type Heard = 'notPlayed' | 'playing' | 'question' | 'works' | 'silent' | 'unsupported';

/** Plays a tone and asks whether it was heard: nobody else can tell. */
export function SpeakerCheck(): ReactNode {
  const t = useTranslations('video.check.speaker');
  const [heard, setHeard] = useState<Heard>('notPlayed');
  async function play(): Promise<void> {
    setHeard('playing');
    await playTone().then(
      () => setHeard('question'),
      () => setHeard('unsupported'),
    );
  }
  const isAnswered = heard === 'works' || heard === 'silent' || heard === 'unsupported';
  return (
    <CheckPart
      title={t('heading')}
      status={heard === 'notPlayed' ? '' : t(heard)}
      isGood={isAnswered ? heard === 'works' : null}
      isAnswer={isAnswered}
    >
      {heard === 'question' && (
        <Inline>
          <Button onPress={() => setHeard('works')}>{t('yes')}</Button>
          <Button tone="outline" onPress={() => setHeard('silent')}>
            {t('no')}
          </Button>
        </Inline>
      )}
      {heard !== 'unsupported' && (
        <Button
          tone={heard === 'question' ? 'tertiary' : 'outline'}
          isLoading={heard === 'playing'}
          onPress={() => void play()}
        >
          {t('play')}
        </Button>
      )}
    </CheckPart>
  );
}
