import { Notice } from '@portal/design-system/Notice';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import type { CancelFailure } from './cancel-failure.ts';

export interface CancelFailureNoticeProps {
  readonly failure: CancelFailure;
}

/** Why the appointment stands as it was (APPT-11). Takes the focus: the button may be gone. */
export function CancelFailureNotice({ failure }: CancelFailureNoticeProps): ReactNode {
  const t = useTranslations('appointments.cancel');
  const { customerServicePhone: phone } = useBrand();
  const { kind, hours } = failure;
  const reason = kind === 'deadline' && hours !== undefined ? t('reason', { n: hours }) : '';

  return (
    <Notice tone="error" role="alert" takesFocus>
      {kind === 'network'
        ? t('networkError')
        : t.rich('failed', { reason, phone, call: (words) => <PhoneText>{words}</PhoneText> })}
    </Notice>
  );
}
