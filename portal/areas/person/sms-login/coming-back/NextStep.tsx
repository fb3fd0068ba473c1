import { ButtonLink } from '@portal/design-system/ButtonLink';
import { SignInIcon } from '@portal/design-system/icons/SignInIcon';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import type { ComingBackFailure } from './use-coming-back.ts';

export interface NextStepProps {
  /** The page to go on to. */
  readonly next: string;
  /** Why no code can bring them back; null for somebody who is back already. */
  readonly reason: ComingBackFailure | null;
  /** It answers what somebody has just done. */
  readonly takesFocus?: boolean;
}

/** The way forward without a code: by identification, or at once. */
export function NextStep({ next, reason, takesFocus = false }: NextStepProps): ReactNode {
  const t = useTranslations('sms-login.comingBack');
  const href = useHref();
  return (
    <Stack gap="large">
      {reason ? (
        <Notice tone="warning" title={t(`${reason}.title`)} takesFocus={takesFocus}>
          {t(`${reason}.text`)}
        </Notice>
      ) : (
        <Notice tone="success">{t('signedIn')}</Notice>
      )}
      <ButtonLink
        href={reason ? href('login-page-for-anonymous-users', {}, { nextPath: next }) : next}
        size="large"
        icon={<SignInIcon />}
        isFullWidth
      >
        {t(reason ? 'bank' : 'go')}
      </ButtonLink>
    </Stack>
  );
}
