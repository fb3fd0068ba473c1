import { ButtonLink } from '@portal/design-system/ButtonLink';
import { PhoneIcon } from '@portal/design-system/icons/PhoneIcon';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { telephoneAddress } from '#contract/values/telephone-address.ts';

export interface PhoneLinkProps {
  /** As it is printed: '010 380 3838'. */
  readonly phone: string;
  /** Default: `outline`. */
  readonly tone?: 'primary' | 'outline' | 'tertiary';
}

/** Calls customer service; the number stays on one line. */
export function PhoneLink({ phone, tone = 'outline' }: PhoneLinkProps): ReactNode {
  const t = useTranslations('booking.reservation');
  return (
    <ButtonLink href={telephoneAddress(phone)} isDocument tone={tone} icon={<PhoneIcon />}>
      {t('call', { phone: phone.replaceAll(' ', '\u00a0') })}
    </ButtonLink>
  );
}
