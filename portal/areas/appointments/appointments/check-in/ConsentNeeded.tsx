import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useWhose } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useSignInAddress } from '#client/navigation/use-sign-in-address.ts';
import { writeSaveAction } from '#contract/routes/save-action.ts';

export interface ConsentNeededProps {
  /** The appointment to come back to. */
  readonly id: number;
  /** The form was filled in before the patient came of age. */
  readonly isAsAdult: boolean;
}

/** What has to be confirmed before somebody can check in, and the way there and back. */
export function ConsentNeeded({ id, isAsAdult }: ConsentNeededProps): ReactNode {
  const t = useTranslations('appointments.checkIn.consent');
  const whose = useWhose();
  const href = useHref();
  const signIn = useSignInAddress();
  const saveAction = writeSaveAction({
    type: 'go-to-view-appointment-page',
    appointmentId: id,
    tab: 'consent',
  });
  return (
    <Notice tone="warning" title={t('title')} role="alert" takesFocus>
      <Stack gap="small" align="start">
        <Text>{isAsAdult ? t('asAdult') : t('text', { whose })}</Text>
        <ButtonLink href={signIn(href('my-information', {}, { saveAction }))}>{t('action')}</ButtonLink>
      </Stack>
    </Notice>
  );
}
