import { Checkbox } from '@portal/design-system/Checkbox';
import { Stack } from '@portal/design-system/Stack';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTermsLink } from '#client/navigation/use-terms-link.ts';
import type { AvailableTime, Reservation } from './use-reservation.ts';

export interface ConfirmationFieldsProps {
  readonly form: Reservation;
  readonly time: AvailableTime;
}

/** What one agrees to: the terms, for who has not signed in, and that a booking so close to its start is binding. */
export function ConfirmationFields({ form, time }: ConfirmationFieldsProps): ReactNode {
  const t = useTranslations('booking.reservation');
  const termsLink = useTermsLink();
  const { id } = time.appointment;
  return (
    <>
      {time.booker.type !== 'patient' && (
        <Stack gap="xxsmall">
          <Checkbox {...form.tick('acceptsTerms')} isRequired>
            {t('terms')}
          </Checkbox>
          {termsLink && (
            <TextLink {...termsLink} isStandalone>
              {t('termsLink')}
            </TextLink>
          )}
        </Stack>
      )}
      {time.isBinding && (
        <Checkbox
          id={form.idOf('acceptsBinding')}
          name="acceptsBinding"
          appearance="card"
          description={t('bindingText', { hours: time.bindingNoticeHours })}
          error={form.errorOf('acceptsBinding')}
          isRequired
          isSelected={form.values.bindingFor === id}
          onChange={(accepts) => form.change({ bindingFor: accepts ? id : null }, 'acceptsBinding')}
        >
          {t('binding')}
        </Checkbox>
      )}
    </>
  );
}
