import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { PhoneIcon } from '@portal/design-system/icons/PhoneIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { Visible } from '@portal/design-system/Visible';
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { telephoneAddress } from '#contract/values/telephone-address.ts';

/** National numbers, as they are printed in Finland. */
const EMERGENCY = '112';
const URGENT_CARE = '116117';

export interface UrgentHelpProps {
  /** Also when customer service answers. */
  readonly hasHours?: boolean;
  /** Without a card around it, beside a heading: the two numbers, as a row of three would not fit beside a long one and a menu. */
  readonly isBare?: boolean;
  /** Whether the two numbers have their names for the eye, where there is room; for the ear they always do. Default: true. */
  readonly namesNumbers?: boolean;
}

/**
 * Where to call when a booked time is not soon enough, in one row from its start: on a phone the two numbers that everybody knows,
 * elsewhere their names, on a wide screen customer service, too.
 */
export function UrgentHelp(props: UrgentHelpProps): ReactNode {
  const { hasHours = false, isBare = false, namesNumbers = true } = props;
  const t = useTranslations('booking.urgent');
  const title = useId();
  const { customerServicePhone, customerServiceHours } = useBrand();
  const gap = isBare ? 'medium' : ({ small: 'small', medium: 'large' } as const);
  const row = (
    <Inline gap={gap}>
      <Heading level={2} size={4} id={title}>
        {t('title')}
      </Heading>
      <Inline as="ul" gap={gap}>
        <Entry number={EMERGENCY} name={t('emergency')} isNamed={namesNumbers} tone="danger" />
        <Entry number={URGENT_CARE} name={t('urgentCare')} isNamed={namesNumbers} />
      </Inline>
      {!isBare && (
        <Visible from="large">
          <Inline gap="xxsmall">
            <Text as="span" size="small" tone="muted">
              {t('service')}
            </Text>
            <Call number={customerServicePhone} />
            {hasHours && (
              <Text as="span" size="small" tone="muted">
                {customerServiceHours}
              </Text>
            )}
          </Inline>
        </Visible>
      )}
    </Inline>
  );
  return isBare ? (
    <Stack as="section" gap="none" aria-labelledby={title}>
      {row}
    </Stack>
  ) : (
    <Card as="section" tone="outline" padding="small" aria-labelledby={title}>
      {row}
    </Card>
  );
}

interface CallProps {
  readonly number: string;
  readonly tone?: 'action' | 'danger';
}

interface EntryProps extends CallProps {
  readonly name: string;
  /** Its name is seen where there is room, not only heard. */
  readonly isNamed: boolean;
}

function Entry({ name, isNamed, ...call }: EntryProps): ReactNode {
  return (
    <Inline as="li" gap="xxsmall">
      {isNamed ? (
        <Visible seenFrom="medium">
          <Text as="span" size="small" tone="muted">
            {name}
          </Text>
        </Visible>
      ) : (
        <VisuallyHidden>{name}</VisuallyHidden>
      )}
      <Call {...call} />
    </Inline>
  );
}

function Call({ number, tone = 'action' }: CallProps): ReactNode {
  const t = useTranslations('booking.urgent');
  return (
    <TextLink
      href={telephoneAddress(number)}
      aria-label={t('call', { number })}
      tone={tone}
      isStandalone
      isUnbroken
      icon={<PhoneIcon size="small" />}
    >
      {number}
    </TextLink>
  );
}
