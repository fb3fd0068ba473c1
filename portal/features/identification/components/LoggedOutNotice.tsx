import { Notice } from '@portal/design-system/Notice';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export interface LoggedOutNoticeProps {
  /** `done`: the patient has logged out in this browser; `elsewhere`: from another one, or by too many wrong codes there. */
  readonly how: 'done' | 'elsewhere';
}

/** That nobody is logged in any more. It answers what the patient did, so it takes the focus. */
export function LoggedOutNotice({ how }: LoggedOutNoticeProps): ReactNode {
  const t = useTranslations('identification.logOut');
  return (
    <Notice tone={how === 'done' ? 'success' : 'info'} title={t(`${how}.title`)} takesFocus>
      {t(`${how}.text`)}
    </Notice>
  );
}
