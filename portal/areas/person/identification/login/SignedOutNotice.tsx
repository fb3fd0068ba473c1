import { Notice } from '@portal/design-system/Notice';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export interface SignedOutNoticeProps {
  /** `done`: the patient has logged out everywhere; `here`: in this browser alone; `elsewhere`: from another one, or by too many wrong codes there. */
  readonly how: 'done' | 'here' | 'elsewhere';
}

/** That nobody is logged in any more. It answers what the patient did, so it takes the focus. */
export function SignedOutNotice({ how }: SignedOutNoticeProps): ReactNode {
  const t = useTranslations('identification.signOut');
  return (
    <Notice tone={how === 'elsewhere' ? 'info' : 'success'} title={t(`${how}.title`)} takesFocus>
      {t(`${how}.text`)}
    </Notice>
  );
}
