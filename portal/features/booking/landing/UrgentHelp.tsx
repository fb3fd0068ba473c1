import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { PhoneIcon } from '@portal/design-system/icons/PhoneIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { telephoneAddress } from '#contract/values/telephone-address.ts';

/** National numbers, as they are printed in Finland. */
const EMERGENCY = '112';
const URGENT_CARE = '116117';

export interface UrgentHelpProps {
  /** Customer service, as it is printed. */
  readonly phone: string;
  /** When customer service answers, in the reader's language. */
  readonly hours: string;
  /** `stacked` keeps one column on every screen. Default: `columns`. */
  readonly layout?: 'columns' | 'stacked';
}

/** Where to call when a booked time is not soon enough. */
export function UrgentHelp({ phone, hours, layout = 'columns' }: UrgentHelpProps): ReactNode {
  const t = useTranslations('booking.urgent');
  const title = useId();
  const entries = [
    { number: EMERGENCY, name: t('emergency'), text: t('emergencyText') },
    { number: URGENT_CARE, name: t('urgentCare'), text: t('urgentCareText') },
    { number: phone, name: t('service'), text: t('serviceText', { hours }) },
  ];
  return (
    <Card as="section" tone="outline" aria-labelledby={title}>
      <Stack gap="medium">
        <Heading level={2} size={3} id={title}>
          {t('title')}
        </Heading>
        <Columns as="ul" gap="large" layout={layout === 'stacked' ? 'one' : { small: 'one', large: 'three' }}>
          {entries.map(({ number, name, text }) => (
            <Stack key={number} as="li" gap="none">
              <Text weight="medium">{name}</Text>
              <TextLink
                href={telephoneAddress(number)}
                aria-label={t('call', { number })}
                tone={number === EMERGENCY ? 'danger' : 'action'}
                size="large"
                isStandalone
                icon={<PhoneIcon />}
              >
                {number}
              </TextLink>
              <Text size="small" tone="muted">
                {text}
              </Text>
            </Stack>
          ))}
        </Columns>
      </Stack>
    </Card>
  );
}
