import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import type { HealthCareType } from '#contract/values/health-care-type.ts';
import { PhoneText } from '../PhoneText.tsx';

export interface CancellingTextProps {
  /** In which way it is booked, which decides who is charged (BOOK-30). */
  readonly healthCareType: HealthCareType;
  /** Hours before the start until which one may cancel. */
  readonly hours: number;
  /** It is too late to cancel free of charge. */
  readonly isLate: boolean;
}

/** What cancelling late and not coming cost, and whom: one rule a payer, in the same words wherever it is told. */
export function CancellingText({ healthCareType, hours, isLate }: CancellingTextProps): ReactNode {
  const t = useTranslations('visit-rules');
  const { customerServicePhone: phone } = useBrand();
  const call = (words: ReactNode) => <PhoneText>{words}</PhoneText>;
  const values = { payer: healthCareType, phone, call };
  return isLate ? t.rich('binding', values) : t.rich('cancelling', { ...values, hours });
}
