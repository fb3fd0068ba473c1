import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#contract/client/app-context.ts';
import { PhoneLink } from './PhoneLink.tsx';

export interface BookerNoticeProps {
  /** It is the answer to something the patient did, and is read out at once. */
  readonly isUrgent?: boolean;
}

/** Strongly identified, but not a patient yet: customer service registers and books. */
export function UnregisteredNotice({ isUrgent }: BookerNoticeProps): ReactNode {
  const t = useTranslations('booking.reservation.unregistered');
  return <CallNotice title={t('title')} text={t('text')} isUrgent={isUrgent} />;
}

/** A patient whose consent to the processing of patient data is missing. */
export function ConsentNotice({ isUrgent }: BookerNoticeProps): ReactNode {
  const t = useTranslations('booking.reservation.identify');
  return <CallNotice text={t('consentRequired')} isUrgent={isUrgent} />;
}

interface CallNoticeProps extends BookerNoticeProps {
  readonly title?: string;
  readonly text: string;
}

function CallNotice({ title, text, isUrgent }: CallNoticeProps): ReactNode {
  const { customerServicePhone } = useBrand();
  return (
    <Notice tone="warning" title={title} {...(isUrgent && { role: 'alert' })}>
      <Stack gap="medium" align="start">
        <Text>{text}</Text>
        <PhoneLink phone={customerServicePhone} />
      </Stack>
    </Notice>
  );
}
