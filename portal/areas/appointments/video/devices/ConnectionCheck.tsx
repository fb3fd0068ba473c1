import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CheckPart } from './CheckPart.tsx';
import { DeviceAgain } from './DeviceAgain.tsx';
import { useConnection } from './use-connection.ts';

/** Whether the connection carries a video appointment. */
export function ConnectionCheck(): ReactNode {
  const t = useTranslations('video.check.connection');
  const [round, setRound] = useState(0);
  const measured = useConnection(round);
  const isMeasuring = measured === 'measuring';
  return (
    <CheckPart
      title={t('heading')}
      status={t(measured)}
      isGood={isMeasuring ? null : measured === 'good'}
      isAnswer={round > 0 && !isMeasuring}
    >
      {measured !== 'good' && (round > 0 || !isMeasuring) && (
        <DeviceAgain onPress={() => setRound(round + 1)} isTrying={isMeasuring} />
      )}
    </CheckPart>
  );
}
