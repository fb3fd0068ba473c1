import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { LockIcon } from '@portal/design-system/icons/LockIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useSignInAddress } from '#client/navigation/use-sign-in-address.ts';
import { AddToCalendar } from '#components/AddToCalendar.tsx';
import { useCancellingRule } from '#components/visit-rules/use-cancelling-rule.ts';
import { PlaceCard } from '../appointment/PlaceCard.tsx';
import { WhenCard } from '../appointment/WhenCard.tsx';
import type { LinkedAppointment } from '../contract.ts';

export interface LinkedAppointmentViewProps {
  readonly appointment: LinkedAppointment;
}

/** An appointment for the holder of its link: when, where and with whom. Anything more needs a login. */
export function LinkedAppointmentView({ appointment }: LinkedAppointmentViewProps): ReactNode {
  const t = useTranslations('appointments.link');
  const rule = useCancellingRule();
  const { isSessionValid } = useSession();
  const href = useHref();
  const signIn = useSignInAddress();
  const own = href('appointment', { ids: appointment.id });
  const more = useId();
  return (
    <Stack gap={{ small: 'medium', medium: 'large' }}>
      <Text tone="muted">{t('safety')}</Text>
      <WhenCard appointment={appointment} level={2} />
      <PlaceCard {...appointment} />
      <AddToCalendar
        appointment={appointment}
        id={appointment.id}
        identity={appointment.calendar}
        isFullWidth
      />
      <Card as="section" tone="subtle" aria-labelledby={more}>
        <Stack gap="small" align="start">
          <Heading level={2} size={4} id={more}>
            {t('cancelHeading')}
          </Heading>
          <Text>{rule(appointment)}</Text>
          {!isSessionValid && <Text>{t('cancelText')}</Text>}
          <ButtonLink href={signIn(own)} {...(!isSessionValid && { icon: <LockIcon /> })}>
            {t(isSessionValid ? 'openAction' : 'cancelAction')}
          </ButtonLink>
        </Stack>
      </Card>
    </Stack>
  );
}
