import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { VideoIcon } from '@portal/design-system/icons/VideoIcon';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import type { VideoOpening } from '#components/video-entry/use-video-opening.ts';
import type { Joining } from './use-joining.ts';

export interface JoinCardProps {
  readonly opening: VideoOpening;
  readonly joining: Joining;
  /** What is known of the room, in place of saying that it is open. */
  readonly room: ReactNode;
}

/** Joining a video appointment: from when on, and the way in. It opens by itself when its time has come (VIDEO-02). */
export function JoinCard({ opening, joining, room }: JoinCardProps): ReactNode {
  const t = useTranslations('video.join');
  const { customerServicePhone: phone } = useBrand();
  const title = useId();
  const { end, isJoining, join } = joining;
  const isOpen = opening.state === 'open';
  const call = (words: ReactNode) => <PhoneText>{words}</PhoneText>;
  const failure =
    end === 'tooEarly' || end === 'unavailable' || end === 'network' || end === 'failed' ? end : null;
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap="medium" align="start">
        <Heading level={2} size={4} id={title}>
          {t('heading')}
        </Heading>
        {isOpen ? room : <Text role="status">{t('wait')}</Text>}
        {failure && (
          <Notice tone="error" role="alert" takesFocus>
            {t.rich(`failures.${failure}`, { phone, call })}
          </Notice>
        )}
        <Button
          icon={<VideoIcon />}
          isLoading={isJoining}
          disabledReason={isOpen ? undefined : opening.opens}
          onPress={() => void join()}
        >
          {t('action')}
        </Button>
      </Stack>
    </Card>
  );
}
