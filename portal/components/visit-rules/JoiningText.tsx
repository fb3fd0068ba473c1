import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { PhoneText } from '../PhoneText.tsx';

/** How one joins a video appointment, in the same words wherever it is told. */
export function JoiningText(): ReactNode {
  const t = useTranslations('visit-rules');
  const { customerServicePhone: phone } = useBrand();
  return t.rich('joining', { phone, call: (words) => <PhoneText>{words}</PhoneText> });
}
