import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AddressField } from '#areas/person/shared/patients/contact-details.ts';

export interface Shown {
  /** A value, or that there is none. */
  readonly shown: (value: string | null) => ReactNode;
  /** An address in one line, as it is written. */
  readonly address: (fields: Readonly<Record<AddressField, string | null>>) => ReactNode;
}

/** How values are read where they are not edited. */
export function useShown(): Shown {
  const t = useTranslations('patient-information');
  const shown = (value: string | null): ReactNode =>
    value || (
      <Text as="span" tone="muted">
        {t('missing')}
      </Text>
    );
  return {
    shown,
    address({ streetAddress, postalCode, postOffice }) {
      // A postcode and its town stay on one line.
      const town = [postalCode, postOffice].filter(Boolean).join('\u00a0');
      return shown([streetAddress, town].filter(Boolean).join(', '));
    },
  };
}
