import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** The last characters of an identity code, which are nobody's business; the birthday before them tells whose it is. */
const HIDDEN = 4;

/** An identity code without its end: screens are read over shoulders. */
export function HiddenIdentityCode({ code }: { readonly code: string }): ReactNode {
  const t = useTranslations('contact');
  return (
    <>
      {`${code.slice(0, -HIDDEN)}${'•'.repeat(HIDDEN)}`}
      <VisuallyHidden>{` (${t('hiddenEnd')})`}</VisuallyHidden>
    </>
  );
}
