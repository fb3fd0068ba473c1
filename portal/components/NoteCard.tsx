import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { type ReactNode, useId } from 'react';

export interface NoteCardProps {
  /** Names the card. */
  readonly title: string;
  /** What it explains, below its heading. */
  readonly children: ReactNode;
}

/** What explains a page, or what it is not for, in a quiet card beside or below its content. */
export function NoteCard({ title, children }: NoteCardProps): ReactNode {
  const heading = useId();
  return (
    <Card as="section" tone="subtle" padding="medium" aria-labelledby={heading}>
      <Stack gap="xsmall">
        <Heading level={2} size={4} id={heading}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
