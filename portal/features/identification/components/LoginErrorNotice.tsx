import { Notice } from '@portal/design-system/Notice';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { PageQuery } from '#contract/route-query.ts';

export interface LoginErrorNoticeProps {
  readonly error: NonNullable<PageQuery<'login-page-for-anonymous-users'>['error']>;
}

/** Why an identification came to nothing. It is what the patient has to read first, so it takes the focus. */
export function LoginErrorNotice({ error }: LoginErrorNoticeProps): ReactNode {
  const t = useTranslations('identification.login.error');
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <div ref={frame} tabIndex={-1}>
      <Notice tone={error === 'cancelled' ? 'info' : 'error'} title={t(`${error}.title`)}>
        {t(`${error}.text`)}
      </Notice>
    </div>
  );
}
