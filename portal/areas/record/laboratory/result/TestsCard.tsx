import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { Children, type ReactNode, useId } from 'react';

export interface TestsCardProps {
  /** Null: the page's heading says all. */
  readonly title: ReactNode;
  /** Short name of a package. */
  readonly code?: string | null;
  /** Below the title. */
  readonly description?: ReactNode;
  /** `ResultRow`s. */
  readonly children: ReactNode;
}

/** Results that belong together. */
export function TestsCard({ title, code, description, children }: TestsCardProps): ReactNode {
  const heading = useId();
  return (
    <Card as="section" {...(title !== null && { 'aria-labelledby': heading })}>
      <Stack gap="medium">
        {title !== null && (
          <Stack gap="xxsmall">
            <Heading level={2} size={3} id={heading}>
              {title}
            </Heading>
            {code && (
              <Text size="small" tone="muted">
                {code}
              </Text>
            )}
            {description}
          </Stack>
        )}
        {Children.count(children) > 0 && (
          <Stack as="ul" gap="medium" isRuled>
            {children}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
