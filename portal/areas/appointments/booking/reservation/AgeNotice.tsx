import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Inline } from '@portal/design-system/Inline';
import { LockIcon } from '@portal/design-system/icons/LockIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AgeProblem } from '#areas/appointments/shared/visit-rules/age-problem.ts';
import { useIsBuilt, useSession } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { useSignInAddress } from '#client/navigation/use-sign-in-address.ts';
import { AdultBrandLink } from './AdultBrandLink.tsx';
import { useReservationHref } from './use-booking-type.ts';

export interface AgeNoticeProps {
  /** What is wrong with the age. */
  readonly problem: AgeProblem;
  /** The free time to come back to. */
  readonly slotId: number;
  /** Where what is above it is in the middle. Default: false. */
  readonly isCentred?: boolean;
}

/** The way on for somebody who is too young or too old to be booked for here: to a guardian, to their child, or to the brand for adults. */
export function AgeNotice({ problem, slotId, isCentred = false }: AgeNoticeProps): ReactNode {
  const t = useTranslations('booking.reservation');
  const href = useHref();
  const isBuilt = useIsBuilt();
  const { person } = useSession();
  const nextPath = useReservationHref()(slotId);
  const signIn = useSignInAddress()(nextPath);
  if (problem === 'notAChild')
    return (
      <Inline justify={isCentred ? 'center' : 'start'}>
        {person && isBuilt('choose-child') && (
          <ButtonLink href={href('choose-child', {}, { nextPath })}>{t('child.choose')}</ButtonLink>
        )}
        <AdultBrandLink />
      </Inline>
    );
  return (
    <Stack gap="xsmall" align={isCentred ? 'center' : 'start'}>
      <ButtonLink href={signIn} icon={<LockIcon />} tone="outline">
        {t('guardian.action')}
      </ButtonLink>
      <Text size="small" tone="muted">
        {t('guardian.kept')}
      </Text>
    </Stack>
  );
}
