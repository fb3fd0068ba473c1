import { Notice } from '@portal/design-system/Notice';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#contract/client/app-context.ts';
import type { CancelFailure } from './cancel-failure.ts';
import { PhoneText } from './PhoneText.tsx';

export interface CancelFailureNoticeProps {
  readonly failure: CancelFailure;
}

/** Why the appointment stands as it was (specification section 8). Takes the focus: the button may be gone. */
export function CancelFailureNotice({ failure }: CancelFailureNoticeProps): ReactNode {
  const t = useTranslations('appointments.cancel');
  const { customerServicePhone: phone } = useBrand();
  const frame = useRef<HTMLDivElement>(null);
  const { kind, hours } = failure;
  const reason = kind === 'deadline' && hours !== undefined ? t('reason', { n: hours }) : '';

  useEffect(() => frame.current?.focus(), []);

  return (
    <div ref={frame} tabIndex={-1}>
      <Notice tone="error" role="alert">
        {kind === 'network'
          ? t('networkError')
          : t.rich('failed', { reason, phone, call: (words) => <PhoneText>{words}</PhoneText> })}
      </Notice>
    </div>
  );
}
