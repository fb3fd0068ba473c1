import { Button } from '@portal/design-system/Button';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useChange } from '#client/calls/use-change.ts';
import { useFailureText } from '#components/use-failure-text.ts';
import type { MfaStatus } from '../contract.ts';

export interface OfferActionsProps {
  readonly status: MfaStatus | undefined;
  readonly onStart: () => void;
  /** The patient's 'not now' is kept. */
  readonly onPutOff: () => void;
}

/** Yes and not now. After too many codes one can only wait, and is told so. */
export function OfferActions({ status, onStart, onPutOff }: OfferActionsProps): ReactNode {
  const t = useTranslations('sms-login');
  const { run, isSending, error } = useChange('POST /api/mfa-offer');
  const failureText = useFailureText();
  const isBlocked = status?.type === 'too-many-onboarding-attempts';
  const isWanted = status?.type === 'user-wants-to-enable-mfa';

  function putOff(): void {
    run({}).then(onPutOff, () => {
      // Told below.
    });
  }

  return (
    <Stack gap="small">
      {isBlocked && (
        <Text>
          {t('failure.tooManyCodes.title')}. {t('failure.tooManyCodes.text')}
        </Text>
      )}
      <Inline>
        {!isBlocked && (
          <Button tone="secondary" onPress={onStart} isDisabled={isSending}>
            {t(isWanted ? 'offer.confirm' : 'offer.start')}
          </Button>
        )}
        <Button tone="tertiary" onPress={putOff} isLoading={isSending}>
          {t('offer.later')}
        </Button>
      </Inline>
      {error && (
        <Text size="small" tone="danger" role="alert">
          {failureText(error, t('offer.notKept'))}
        </Text>
      )}
    </Stack>
  );
}
