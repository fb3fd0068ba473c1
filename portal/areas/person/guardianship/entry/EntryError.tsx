import { Notice } from '@portal/design-system/Notice';
import { useToast } from '@portal/design-system/Toast';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import type { PageQuery } from '#contract/routes/route-query.ts';

export interface EntryErrorProps {
  readonly error: NonNullable<PageQuery<'hpa-front-page'>['error']>;
}

/** Why acting for somebody came to nothing: in a toast, and where it stays to be read (CHILD-02). */
export function EntryError({ error }: EntryErrorProps): ReactNode {
  const t = useTranslations('guardianship.entry.error');
  const { customerServicePhone: phone, guardianActsUntilAge: age } = useBrand();
  const toasts = useToast();
  const title = t(`${error}.title`);

  useEffect(() => {
    toasts.show({ message: title, tone: 'error' });
  }, [toasts, title]);

  return (
    <Notice tone="error" title={title} takesFocus>
      {t.rich(`${error}.text`, { phone, age, call: (words) => <PhoneText>{words}</PhoneText> })}
    </Notice>
  );
}
