import { Columns } from '@portal/design-system/Columns';
import { LazyPart } from '@portal/design-system/LazyPart';
import { TextField } from '@portal/design-system/TextField';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IdentityCodeField } from '#components/contact/IdentityCodeField.tsx';
import { useIdentityCodeExample } from '#components/contact/use-identity-code-example.ts';
import { ageProblemIn } from './reservation-fields.ts';
import type { Reservation } from './use-reservation.ts';

const loadAgeNotice = () => import('./AgeNotice.tsx').then((module) => module.AgeNotice);

export interface PersonFieldsProps {
  readonly form: Reservation;
  /** They are a child's; usually the guardian types them. */
  readonly isChilds: boolean;
  /** The free time. */
  readonly slotId: number;
}

/** Whom the time is for, when nobody has signed in. */
export function PersonFields({ form, isChilds, slotId }: PersonFieldsProps): ReactNode {
  const t = useTranslations('booking.reservation');
  const example = useIdentityCodeExample();
  const ageProblem = ageProblemIn(form.errors);
  const name = (field: 'firstName' | 'lastName', autoComplete: 'given-name' | 'family-name') => (
    <TextField
      {...form.text(field)}
      label={t(isChilds ? `child.${field}` : field)}
      // A browser knows the name of the one who writes.
      autoComplete={isChilds ? 'off' : autoComplete}
      autoCapitalize="words"
      maxLength={100}
      isRequired
    />
  );
  return (
    <>
      <IdentityCodeField
        {...form.text('identityCode')}
        label={t(isChilds ? 'child.identityCode' : 'identityCode')}
        description={t('identityCodeText', { example })}
      />
      {ageProblem && <LazyPart load={loadAgeNotice} props={{ problem: ageProblem, slotId }} />}
      <Columns gap="large">
        {name('firstName', 'given-name')}
        {name('lastName', 'family-name')}
      </Columns>
    </>
  );
}
