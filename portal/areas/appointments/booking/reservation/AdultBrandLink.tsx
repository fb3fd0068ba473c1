import { ButtonLink } from '@portal/design-system/ButtonLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';

/** The way to the brand that books for adults; nothing where none is served. */
export function AdultBrandLink(): ReactNode {
  const t = useTranslations('booking.reservation.child');
  const { adultPortal } = useBrand();
  return (
    adultPortal && (
      <ButtonLink href={adultPortal.url} isDocument tone="outline">
        {t('adults', { brand: adultPortal.name })}
      </ButtonLink>
    )
  );
}
