import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';

export interface FormCardProps {
  readonly title: string;
  readonly text?: string;
  /** What an address's `anchor` leads to. */
  readonly id?: string;
  readonly children?: ReactNode;
}

/** What belongs together of the own information, on a surface of its own. */
export function FormCard({ title, text, id, children }: FormCardProps): ReactNode {
  const heading = useId();
  return (
    <Card as="section" id={id} aria-labelledby={heading}>
      <Stack gap="medium">
        <Stack gap="xxsmall">
          <Heading level={2} size={3} id={heading}>
            {title}
          </Heading>
          {text && <Text tone="muted">{text}</Text>}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
