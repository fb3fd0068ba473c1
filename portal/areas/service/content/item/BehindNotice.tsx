import { Notice } from '@portal/design-system/Notice';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export interface BehindNoticeProps {
  /** The version that has come meanwhile. */
  readonly version: number;
  /** Who has saved it. */
  readonly by: string;
}

/** Says that somebody else has saved another version since what is typed was begun. */
export function BehindNotice({ version, by }: BehindNoticeProps): ReactNode {
  const t = useTranslations('content.item.behind');
  return (
    <Notice tone="warning" title={t('title')}>
      {t('text', { version, name: by })}
    </Notice>
  );
}
