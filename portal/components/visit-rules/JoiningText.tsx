import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { JoiningRule } from '#areas/appointments/shared/visit-rules/joining.ts';
import { useBrand } from '#client/app/app-context.ts';
import { PhoneText } from '../PhoneText.tsx';

/** How one joins an appointment over a connection, in the same words wherever it is told. */
export function JoiningText({ rule }: { /** Which of them. */ readonly rule: JoiningRule }): ReactNode {
  const t = useTranslations('visit-rules');
  const { customerServicePhone: phone } = useBrand();
  return t.rich(rule, { phone, call: (words) => <PhoneText>{words}</PhoneText> });
}
