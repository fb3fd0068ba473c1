import { Badge } from '@portal/design-system/Badge';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MfaStatus } from '../contract.ts';
import { LazyOnboarding } from '../onboarding/LazyOnboarding.tsx';
import { phoneEnd } from '../rules.ts';
import { SettingActions } from './SettingActions.tsx';

export interface SettingStateProps {
  readonly status: MfaStatus;
  /** It is another one now: ask for it. */
  readonly onChanged: () => void;
}

const BADGES = {
  enabled: { tone: 'success', text: 'on' },
  'user-wants-to-enable-mfa': { tone: 'warning', text: 'wanted' },
  'user-has-no-verified-mfa-device': { tone: 'neutral', text: 'off' },
  'too-many-onboarding-attempts': { tone: 'neutral', text: 'off' },
  'environment-has-mfa-disabled': { tone: 'neutral', text: 'off' },
} as const satisfies Record<MfaStatus['type'], object>;

/** How it stands with the SMS login, and what can be done about it. */
export function SettingState({ status: known, onChanged }: SettingStateProps): ReactNode {
  const t = useTranslations('sms-login');
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<'enabled' | 'disabled' | null>(null);
  /** What a change was answered with, until the answer about the status is newer. */
  const [answer, setAnswer] = useState<{ readonly over: MfaStatus; readonly status: MfaStatus }>();
  const status = answer?.over === known ? answer.status : known;
  const { tone, text } = BADGES[status.type];

  function close(): void {
    setOpen(false);
    onChanged();
    heading.current?.focus();
  }

  return (
    <Card as="section" aria-labelledby={title}>
      <Stack gap="medium">
        <Inline justify="between">
          <Heading level={2} size={3} id={title} ref={heading} tabIndex={-1}>
            {t('setting.title')}
          </Heading>
          <Badge tone={tone}>{t(`setting.${text}`)}</Badge>
        </Inline>
        {result && !isOpen && (
          <Notice
            key={result}
            tone="success"
            takesFocus
            title={t(result === 'enabled' ? 'done.title' : 'setting.disabled')}
          />
        )}
        <StatusText status={status} />
        {isOpen ? (
          <LazyOnboarding
            onEnabled={() => {
              setResult('enabled');
              setOpen(false);
              onChanged();
            }}
            onCancel={close}
          />
        ) : (
          <SettingActions
            status={status}
            onStart={() => setOpen(true)}
            onAnswer={(next) => {
              setAnswer({ over: known, status: next });
              setResult(next.type === 'user-has-no-verified-mfa-device' ? 'disabled' : null);
              onChanged();
            }}
          />
        )}
      </Stack>
    </Card>
  );
}

function StatusText({ status }: { readonly status: MfaStatus }): ReactNode {
  const t = useTranslations('sms-login');
  switch (status.type) {
    case 'enabled':
      return <Text>{t('setting.onText', { end: phoneEnd(status.phoneNumber) })}</Text>;
    case 'user-wants-to-enable-mfa':
      return <Text tone="muted">{t('setting.wantedText')}</Text>;
    case 'user-has-no-verified-mfa-device':
      return <Text tone="muted">{t('setting.offText')}</Text>;
    case 'environment-has-mfa-disabled':
      return <Notice>{t('setting.unavailable')}</Notice>;
    case 'too-many-onboarding-attempts':
      return (
        <Notice tone="warning" title={t('failure.tooManyCodes.title')}>
          {t('failure.tooManyCodes.text')}
        </Notice>
      );
  }
}
