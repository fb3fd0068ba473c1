import { Notice } from '@portal/design-system/Notice';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { PhoneText } from '#components/PhoneText.tsx';

/** In place of a questionnaire that has something that cannot be asked here: trying again would change nothing. */
export function UnaskedNotice(): ReactNode {
  const t = useTranslations('questionnaires.unasked');
  const { customerServicePhone: phone } = useBrand();
  return (
    <Notice tone="warning" title={t('title')}>
      {t.rich('text', { phone, call: (words) => <PhoneText>{words}</PhoneText> })}
    </Notice>
  );
}
