import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useId } from 'react';

export interface SectionCardProps {
  /** The heading of the part. */
  readonly title: string;
  /** It stands beside what the page is about: less room, and a smaller heading. */
  readonly isCompact?: boolean;
  /** What stands below it. */
  readonly children: ReactNode;
}

/** A part of a page in a card of its own, which its heading names. */
export function SectionCard({ title, isCompact = false, children }: SectionCardProps): ReactNode {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} {...(isCompact && { padding: 'medium' })}>
      <Stack gap="small">
        <Heading level={2} size={isCompact ? 4 : 3} id={heading}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
