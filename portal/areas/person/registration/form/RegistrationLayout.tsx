import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { Heading } from '@portal/design-system/Heading';
import { Illustration } from '@portal/design-system/Illustration';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { Visible } from '@portal/design-system/Visible';
import type { ReactNode } from 'react';

export interface RegistrationLayoutProps {
  readonly title: string;
  readonly lead: string;
  /** What can be done instead of filling in the form. */
  readonly actions?: ReactNode;
  /** The form; without it the drawing stands beside the welcome. */
  readonly children: ReactNode;
}

/** A welcome with the brand's drawing, and the form beside it. */
export function RegistrationLayout({ title, lead, actions, children }: RegistrationLayoutProps): ReactNode {
  const drawing = (
    <Visible from="large">
      <Illustration name="login" size="full" />
    </Visible>
  );
  return (
    <Columns layout={{ small: 'one', large: 'two' }} gap={{ small: 'large', large: 'huge' }}>
      <Stack gap={{ small: 'medium', large: 'xlarge' }}>
        <Stack gap="small">
          <Heading level={1}>{title}</Heading>
          <Text size="lead" tone="muted">
            {lead}
          </Text>
        </Stack>
        {actions}
        {children && drawing}
      </Stack>
      {children ? (
        <Card padding={{ small: 'medium', medium: 'large', large: 'xlarge' }}>{children}</Card>
      ) : (
        drawing
      )}
    </Columns>
  );
}
