import { Notice } from '@portal/design-system/Notice';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PageQuery } from '#contract/routes/route-query.ts';

export interface LoginErrorNoticeProps {
  readonly error: NonNullable<PageQuery<'login-page-for-anonymous-users'>['error']>;
}

/** Why an identification came to nothing. It is what the patient has to read first, so it takes the focus. */
export function LoginErrorNotice({ error }: LoginErrorNoticeProps): ReactNode {
  const t = useTranslations('identification.login.error');
  return (
    <Notice tone={error === 'cancelled' ? 'info' : 'error'} title={t(`${error}.title`)} takesFocus>
      {t(`${error}.text`)}
    </Notice>
  );
}
