import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';

export interface FormSectionProps {
  /** Its heading. */
  readonly title: string;
  /** A sentence below the heading. */
  readonly text?: string;
  /** The fields. */
  readonly children: ReactNode;
}

/** Related fields under a heading of their own. */
export function FormSection({ title, text, children }: FormSectionProps): ReactNode {
  const heading = useId();
  return (
    <Stack as="section" gap="medium" aria-labelledby={heading}>
      <Stack gap="xxsmall">
        <Heading level={2} size={3} id={heading}>
          {title}
        </Heading>
        {text && <Text tone="muted">{text}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}
