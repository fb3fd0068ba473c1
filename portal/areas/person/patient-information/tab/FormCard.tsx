import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';

export interface FormCardProps {
  readonly title: string;
  readonly text?: string;
  /** What an address's `anchor` leads to. */
  readonly id?: string;
  /** What can be done with it, at the end of the heading's line. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** What belongs together of the own information, on a surface of its own. */
export function FormCard({ title, text, id, action, children }: FormCardProps): ReactNode {
  const heading = useId();
  return (
    <Card as="section" id={id} aria-labelledby={heading}>
      <Stack gap="medium">
        <Stack gap="xxsmall">
          <Inline justify="between">
            <Heading level={2} size={3} id={heading}>
              {title}
            </Heading>
            {action}
          </Inline>
          {text && <Text tone="muted">{text}</Text>}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
