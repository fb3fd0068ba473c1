import { Heading } from '@portal/design-system/Heading';
import { List, ListItem } from '@portal/design-system/List';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';

export interface StatementSectionProps {
  readonly title: string;
  readonly text?: string;
  /** One sentence or two each, as a list. */
  readonly points?: readonly string[];
  readonly children?: ReactNode;
}

/** One thing that the statement says, under its own heading. */
export function StatementSection({ title, text, points, children }: StatementSectionProps): ReactNode {
  const heading = useId();
  return (
    <Stack as="section" gap="small" aria-labelledby={heading}>
      <Heading level={2} size={3} id={heading}>
        {title}
      </Heading>
      {text && <Text>{text}</Text>}
      {points && (
        <List>
          {points.map((point) => (
            <ListItem key={point}>{point}</ListItem>
          ))}
        </List>
      )}
      {children}
    </Stack>
  );
}
