import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import type { ReactNode } from 'react';
import { useHref } from '#client/navigation/use-href.ts';
import { useSignInAddress } from '#client/navigation/use-sign-in-address.ts';
import { OtherMatters } from '#components/OtherMatters.tsx';

export interface NoAppointmentProps {
  readonly title: string;
  readonly text: string;
  /** Where to go on: to book another time, or to log in and see one's own. */
  readonly next: 'book' | 'login';
  readonly nextLabel: string;
}

/** In place of an appointment that an address does not name, or does not name any more. */
export function NoAppointment({ title, text, next, nextLabel }: NoAppointmentProps): ReactNode {
  const signIn = useSignInAddress();
  const href = useHref();
  const action =
    next === 'book' ? (
      <>
        <ButtonLink href={href('appointment-reservation-landing-page')} icon={<CalendarAddIcon />}>
          {nextLabel}
        </ButtonLink>
        <OtherMatters />
      </>
    ) : (
      <ButtonLink href={signIn(href('appointment-list'))} tone="secondary">
        {nextLabel}
      </ButtonLink>
    );
  return (
    <Card>
      <EmptyState title={title} action={action}>
        {text}
      </EmptyState>
    </Card>
  );
}
