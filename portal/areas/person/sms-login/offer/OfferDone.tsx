import { Button } from '@portal/design-system/Button';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useIsBuilt } from '#client/app/app-context.ts';
import { OfferHeading } from './OfferHeading.tsx';

/** Milliseconds in which the result is read before the card goes by itself. */
const READING_TIME = 10_000;

export interface OfferDoneProps {
  readonly titleId: string;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly onClose: () => void;
}

/** The result, which takes the focus. It goes by itself in a while: one's own information says the same. */
export function OfferDone({ titleId, headingRef, onClose }: OfferDoneProps): ReactNode {
  const t = useTranslations('sms-login.done');
  const isBuilt = useIsBuilt();
  const close = useEffectEvent(onClose);

  useEffect(() => {
    headingRef.current?.focus();
    const timer = setTimeout(() => close(), READING_TIME);
    return () => clearTimeout(timer);
  }, [headingRef]);

  return (
    <Stack gap="medium" align="start">
      <OfferHeading
        id={titleId}
        headingRef={headingRef}
        title={t('title')}
        text={t(isBuilt('my-information') ? 'text' : 'textShort')}
        isDone
      />
      <Button tone="secondary" onPress={onClose}>
        {t('close')}
      </Button>
    </Stack>
  );
}
