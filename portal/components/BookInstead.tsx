import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import type { ReactNode } from 'react';
import { useHref } from '#client/navigation/use-href.ts';

export interface BookInsteadProps {
  /** What the page has not for this patient. */
  readonly title: string;
  /** Why not, or what there is. */
  readonly children: ReactNode;
  /** What the way to book says. */
  readonly action: string;
}

/** Says that a page has nothing for the patient, and leads to the ways to book. */
export function BookInstead({ title, children, action }: BookInsteadProps): ReactNode {
  const href = useHref();
  return (
    <Card>
      <EmptyState
        title={title}
        action={
          <ButtonLink href={href('appointment-reservation-landing-page')} tone="secondary">
            {action}
          </ButtonLink>
        }
      >
        {children}
      </EmptyState>
    </Card>
  );
}
