import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Inline } from '@portal/design-system/Inline';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { PhoneLink } from '../help/PhoneLink.tsx';

/** How somebody books whom no employer's agreement lets book here. */
export function OtherWays(): ReactNode {
  const t = useTranslations('booking.occupational');
  const href = useHref();
  const { customerServicePhone } = useBrand();
  return (
    <Inline justify="center">
      <PhoneLink phone={customerServicePhone} tone="primary" />
      <ButtonLink href={href('private-appointment-list')} tone="outline">
        {t('private')}
      </ButtonLink>
    </Inline>
  );
}
