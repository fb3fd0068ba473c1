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
  /** Each is one row that opens, with space of its own. Default: false. */
  readonly areRows?: boolean;
  /** `ResultRow`s or `NormalRow`s. */
  readonly children: ReactNode;
}

/** Results that belong together. */
export function TestsCard({
  title,
  code,
  description,
  areRows = false,
  children,
}: TestsCardProps): ReactNode {
  const heading = useId();
  return (
    <Card as="section" {...(title !== null && { 'aria-labelledby': heading })}>
      <Stack gap={areRows ? 'xsmall' : 'medium'}>
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
          <Stack as="ul" gap={areRows ? 'none' : 'medium'} isRuled={areRows ? 'flush' : true}>
            {children}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
