import { Button } from '@portal/design-system/Button';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBuilt } from '#contract/client/app-context.ts';

/** Milliseconds in which the result is read before the card goes by itself. */
const READING_TIME = 10_000;

export interface OfferDoneProps {
  readonly onClose: () => void;
}

/** The result. It goes by itself in a while, since it can be read in one's own information as well. */
export function OfferDone({ onClose }: OfferDoneProps): ReactNode {
  const t = useTranslations('sms-login.done');
  const isBuilt = useIsBuilt();
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const timer = setTimeout(() => close.current(), READING_TIME);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Stack gap="medium" align="start">
      <Notice tone="success" title={t('title')} takesFocus>
        {t(isBuilt('my-information') ? 'text' : 'textShort')}
      </Notice>
      <Button tone="outline" onPress={onClose}>
        {t('close')}
      </Button>
    </Stack>
  );
}
