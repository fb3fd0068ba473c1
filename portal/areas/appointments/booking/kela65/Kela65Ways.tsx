import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Inline } from '@portal/design-system/Inline';
import { LockIcon } from '@portal/design-system/icons/LockIcon';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import { useSignInAddress } from '#client/navigation/use-sign-in-address.ts';
import type { Kela65Refusal } from '../reservation-contract.ts';

export interface Kela65WaysProps {
  readonly reason: Kela65Refusal;
  /** Address to come back to once identified. */
  readonly next: string;
}

/** Where to go who may not have a Kela65 visit: to identification, if that may help, and to the other times. */
export function Kela65Ways({ reason, next }: Kela65WaysProps): ReactNode {
  const t = useTranslations('booking.kela65');
  const href = useHref();
  const signIn = useSignInAddress();
  const mayHelp = reason === 'notIdentified';
  return (
    <Inline justify="center">
      {mayHelp && (
        <ButtonLink href={signIn(next)} icon={<LockIcon />}>
          {t('identify')}
        </ButtonLink>
      )}
      <ButtonLink href={href('private-appointment-list')} tone={mayHelp ? 'outline' : 'primary'}>
        {t('others')}
      </ButtonLink>
    </Inline>
  );
}
