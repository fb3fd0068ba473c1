import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Appointment } from '#areas/appointments/shared/appointments/appointment.ts';
import { useBrand, useSession } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { PhoneText } from '#components/PhoneText.tsx';

export interface MoveElsewhereProps {
  readonly appointment: Pick<Appointment, 'id'>;
  /** Of the brand that it was booked with. */
  readonly brandName: string;
}

/**
 * Where an appointment of another brand is moved: there by its patient, if that brand is served, and by customer service for a
 * guardian, who acts for the child in this brand alone.
 */
export function MoveElsewhere({ appointment, brandName }: MoveElsewhereProps): ReactNode {
  const t = useTranslations('appointments.move');
  const href = useHref();
  const { adultPortal, childrensPortal, customerServicePhone: phone } = useBrand();
  const { actingFor } = useSession();
  const there = [adultPortal, childrensPortal].find((portal) => portal?.name === brandName);
  const way = actingFor ? undefined : there;
  return (
    <Card>
      <Stack gap="small" align="start">
        <Heading level={2} size={4}>
          {t('heading')}
        </Heading>
        <Text tone="muted">
          {t('elsewhere.booked', { brand: brandName })}{' '}
          {way
            ? t('elsewhere.there')
            : t.rich('elsewhere.call', { phone, call: (words) => <PhoneText>{words}</PhoneText> })}
        </Text>
        {way && (
          <ButtonLink
            href={new URL(href('appointment', { ids: appointment.id }), way.url).href}
            tone="outline"
            isDocument
          >
            {t('elsewhere.open', { brand: brandName })}
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}
