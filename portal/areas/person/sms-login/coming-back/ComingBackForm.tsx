import { Button } from '@portal/design-system/Button';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { NextStep } from './NextStep.tsx';
import { pageAfterCode } from './page-after-code.ts';
import { useComingBack } from './use-coming-back.ts';

// It has what no other page needs that begins as small as this one.
const loadCodeStep = () => import('./ComingBackCode.tsx').then((module) => module.ComingBackCode);

export interface ComingBackFormProps {
  /** The page to go on to. */
  readonly next: string;
}

/** Asks for a code and takes it; at every step there is the way by identification, too. */
export function ComingBackForm({ next }: ComingBackFormProps): ReactNode {
  const t = useTranslations('sms-login');
  const href = useHref();
  const { request } = useApp();
  // Another session has begun: nothing of the visitor's stays in memory.
  const goBack = async () => window.location.assign(await pageAfterCode(next, request));
  const comingBack = useComingBack();
  const { isEntering, failure, isSending, send } = comingBack;
  if (failure === 'tooManyTries' || failure === 'sessionExpired') {
    return <NextStep next={next} reason={failure} takesFocus />;
  }
  return (
    <Stack gap="large">
      {failure && (
        <Notice key={failure} tone="error" title={t(`comingBack.${failure}.title`)} takesFocus>
          {t(`comingBack.${failure}.text`)}
        </Notice>
      )}
      {isEntering ? (
        <LazyPart load={loadCodeStep} props={{ comingBack, onBack: () => void goBack() }} />
      ) : (
        <Stack gap="medium">
          <Text>{t('comingBack.ask')}</Text>
          <Button size="large" isFullWidth isLoading={isSending} onPress={() => void send()}>
            {t('comingBack.send')}
          </Button>
          <Button tone="tertiary" isFullWidth onPress={comingBack.enter}>
            {t('comingBack.have')}
          </Button>
        </Stack>
      )}
      <TextLink href={href('login-page-for-anonymous-users', {}, { nextPath: next })} isStandalone>
        {t('comingBack.bank')}
      </TextLink>
    </Stack>
  );
}
