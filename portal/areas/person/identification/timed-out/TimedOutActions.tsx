import { ButtonLink } from '@portal/design-system/ButtonLink';
import { MessageIcon } from '@portal/design-system/icons/MessageIcon';
import { SignInIcon } from '@portal/design-system/icons/SignInIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { useCall } from '#client/calls/use-call.ts';
import { isStaffPath } from '#client/navigation/is-staff-path.ts';
import { useHref } from '#client/navigation/use-href.ts';

export interface TimedOutActionsProps {
  /** The page to come back to, if there is one. */
  readonly next: string | null;
}

/** The ways on: by a code where the server knows of one, by identification always. */
export function TimedOutActions({ next }: TimedOutActionsProps): ReactNode {
  const t = useTranslations('identification.timedOut');
  const href = useHref();
  const { isSessionValid } = useSession();
  const loginPage = isStaffPath(next) ? 'workspace-sign-in' : 'login-page-for-anonymous-users';
  const { data } = useCall('GET /api/session-timed-out');
  const hasCode = data?.nextAction === 'request-mfa-sms';
  if (isSessionValid) {
    return (
      <Stack gap="xsmall" align="center">
        <Text weight="strong">{t('signedIn')}</Text>
        <ButtonLink href={next ?? href('front-page')} size="large">
          {t('go')}
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <Stack gap="large" align="center">
      {hasCode && (
        <Stack gap="xsmall" align="center">
          <ButtonLink href={href('mfa', {}, { next })} size="large" icon={<MessageIcon />}>
            {t('smsAction')}
          </ButtonLink>
          <Text size="small" tone="muted">
            {t('smsText')}
          </Text>
        </Stack>
      )}
      <Stack gap="xsmall" align="center">
        <ButtonLink
          href={href(loginPage, {}, { nextPath: next })}
          size="large"
          tone={hasCode ? 'outline' : 'primary'}
          icon={<SignInIcon />}
        >
          {t('action')}
        </ButtonLink>
        <Text size="small" tone="muted">
          {t('actionText')}
        </Text>
      </Stack>
    </Stack>
  );
}
