import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';

const loadCheck = () => import('./DeviceCheck.tsx').then(({ DeviceCheck }) => DeviceCheck);

/** Trying camera, microphone, speaker and connection. Nothing is asked of the browser before somebody wants to. */
export function DeviceCheckCard(): ReactNode {
  const t = useTranslations('video.check');
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap="medium">
        <Heading level={2} size={4} id={title}>
          {t('heading')}
        </Heading>
        <Text>{t('text')}</Text>
        {!isOpen && <Text tone="muted">{t('startText')}</Text>}
        <Inline>
          <Button tone="outline" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {t(isOpen ? 'end' : 'start')}
          </Button>
        </Inline>
        {isOpen && <LazyPart load={loadCheck} props={{}} onLoadFailure={close} />}
      </Stack>
    </Card>
  );
}
