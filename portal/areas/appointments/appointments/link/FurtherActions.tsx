import { Button } from '@portal/design-system/Button';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { LockIcon } from '@portal/design-system/icons/LockIcon';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useSession } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useSignInAddress } from '#client/navigation/use-sign-in-address.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import { CancellingRule } from '#components/visit-rules/CancellingRule.tsx';
import type { CancelFailure } from '../cancelling/cancel-failure.ts';
import type { LinkedAppointment } from '../contract.ts';

export interface FurtherActionsProps {
  readonly appointment: LinkedAppointment;
  /** Why it has not been cancelled. */
  readonly failure: CancelFailure | null;
  /** Asks whether to cancel; null where that is not possible here. */
  readonly onCancel: (() => void) | null;
}

const FAILURES = { network: 'networkError', deadline: 'tooLate', other: 'failed' } as const;

/** Cancelling, which needs a login, and the way to everything else about the appointment (APPT-16). */
export function FurtherActions({ appointment, failure, onCancel }: FurtherActionsProps): ReactNode {
  const t = useTranslations('appointments');
  const { isSessionValid } = useSession();
  const { care, customerServicePhone: phone, guardianActsUntilAge: age } = useBrand();
  // A parent may have booked for a child who is old enough to be the only one that can open it.
  const isForChild = care === 'children';
  const href = useHref();
  const signIn = useSignInAddress();
  const own = href('appointment', { ids: appointment.id });
  const more = useId();
  const text = failure && FAILURES[failure.kind];
  return (
    <Card as="section" tone="subtle" aria-labelledby={more}>
      <Stack gap="small" align="start">
        <Heading level={2} size={4} id={more}>
          {t('link.cancelHeading')}
        </Heading>
        {text && (
          <Notice tone="error" role="alert" takesFocus>
            {text === 'networkError' ? t('cancel.networkError') : t(`link.cancel.${text}`)}
          </Notice>
        )}
        <Text>
          <CancellingRule appointment={appointment} />
        </Text>
        {!isSessionValid && (
          <Text>
            {isForChild
              ? t.rich('link.childCancelText', {
                  age,
                  phone,
                  call: (words) => <PhoneText>{words}</PhoneText>,
                })
              : t('link.cancelText')}
          </Text>
        )}
        <Inline stacksBelow="medium">
          <ButtonLink href={signIn(own)} {...(!isSessionValid && { icon: <LockIcon /> })}>
            {isSessionValid
              ? t('link.openAction')
              : t(isForChild ? 'link.childCancelAction' : 'link.cancelAction')}
          </ButtonLink>
          {onCancel && (
            <Button tone="outline" onPress={onCancel} aria-haspopup="dialog">
              {t('cancel.action')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
