import { Button } from '@portal/design-system/Button';
import { ConfirmDialog } from '@portal/design-system/ConfirmDialog';
import { Inline } from '@portal/design-system/Inline';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChange } from '#client/calls/use-change.ts';
import { useFailureText } from '#components/use-failure-text.ts';
import type { MfaStatus } from '../contract.ts';

export interface SettingActionsProps {
  readonly status: MfaStatus;
  /** Opens the form that verifies a number. */
  readonly onStart: () => void;
  /** A change is made, and this is how it stands now. */
  readonly onAnswer: (status: MfaStatus) => void;
}

/** Turns SMS login on, changes its number, turns it off; the last after a question, for the number is forgotten. */
export function SettingActions({ status, onStart, onAnswer }: SettingActionsProps): ReactNode {
  const t = useTranslations('sms-login');
  const { run, isSending, error } = useChange('POST /api/mfa');
  const failureText = useFailureText();
  const [isAsking, setAsking] = useState(false);

  async function set(action: 'enable' | 'disable'): Promise<void> {
    try {
      const next = await run({ body: { action } });
      if (next.type === 'user-wants-to-enable-mfa') onStart();
      onAnswer(next);
    } catch {
      // Told below.
    } finally {
      setAsking(false);
    }
  }

  return (
    <>
      <Inline stacksBelow="medium">
        {status.type === 'user-has-no-verified-mfa-device' && (
          <Button tone="secondary" onPress={() => void set('enable')} isLoading={isSending}>
            {t('setting.enable')}
          </Button>
        )}
        {status.type === 'user-wants-to-enable-mfa' && (
          <>
            <Button tone="secondary" onPress={onStart} isDisabled={isSending}>
              {t('offer.confirm')}
            </Button>
            <Button tone="tertiary" onPress={() => void set('disable')} isLoading={isSending}>
              {t('phone.cancel')}
            </Button>
          </>
        )}
        {status.type === 'enabled' && (
          <>
            <Button tone="secondary" onPress={onStart}>
              {t('setting.change')}
            </Button>
            <Button tone="outline" onPress={() => setAsking(true)} aria-haspopup="dialog">
              {t('setting.disable')}
            </Button>
          </>
        )}
      </Inline>
      {error && (
        <Text tone="danger" role="alert">
          {failureText(error, t('setting.failed'))}
        </Text>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('setting.question')}
        confirmLabel={t('setting.confirmDisable')}
        cancelLabel={t('setting.keep')}
        tone="danger"
        isLoading={isSending}
        onConfirm={() => void set('disable')}
      >
        {t('setting.consequence')}
      </ConfirmDialog>
    </>
  );
}
