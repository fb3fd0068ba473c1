import { Notice } from '@portal/design-system/Notice';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export interface CheckedInProps {
  /** Where to go; null: the reception tells. */
  readonly room: string | null;
  /** It answers a press: it is announced and takes the focus, since what was pressed is gone. Default: false. */
  readonly isNews?: boolean;
  /** The patient had checked in before. Default: false. */
  readonly isRepeated?: boolean;
}

/** The patient has arrived, and where they go now. */
export function CheckedIn({ room, isNews = false, isRepeated = false }: CheckedInProps): ReactNode {
  const t = useTranslations('appointments.checkIn');
  return (
    <Notice
      tone="success"
      title={t(isRepeated ? 'failures.alreadyCheckedIn' : 'done')}
      takesFocus={isNews}
      {...(isNews && { role: 'status' })}
    >
      {room === null ? t('seeReception') : t('goToRoom', { room })}
    </Notice>
  );
}
