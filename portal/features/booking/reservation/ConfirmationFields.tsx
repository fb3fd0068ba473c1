import { Checkbox } from '@portal/design-system/Checkbox';
import { Stack } from '@portal/design-system/Stack';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTermsLink } from '#client/navigation/use-terms-link.ts';
import { type FieldsProps, fieldId } from './field-id.ts';
import type { AvailableTime } from './use-reservation.ts';

export interface ConfirmationFieldsProps extends FieldsProps {
  readonly time: AvailableTime;
}

/** What one agrees to: the terms, for who has not signed in, and that a booking so close to its start is binding. */
export function ConfirmationFields({ time, values, change, errorOf }: ConfirmationFieldsProps): ReactNode {
  const t = useTranslations('booking.reservation');
  const termsLink = useTermsLink();
  const { id } = time.appointment;
  return (
    <>
      {time.booker.type !== 'patient' && (
        <Stack gap="xxsmall">
          <Checkbox
            id={fieldId('acceptsTerms')}
            name="acceptsTerms"
            error={errorOf('acceptsTerms')}
            isRequired
            isSelected={values.acceptsTerms}
            onChange={(acceptsTerms) => change({ acceptsTerms }, 'acceptsTerms')}
          >
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
          id={fieldId('acceptsBinding')}
          name="acceptsBinding"
          appearance="card"
          description={t('bindingText', { hours: time.bindingNoticeHours })}
          error={errorOf('acceptsBinding')}
          isRequired
          isSelected={values.bindingFor === id}
          onChange={(accepts) => change({ bindingFor: accepts ? id : null }, 'acceptsBinding')}
        >
          {t('binding')}
        </Checkbox>
      )}
    </>
  );
}
