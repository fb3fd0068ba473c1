import { Button } from '@portal/design-system/Button';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Inline } from '@portal/design-system/Inline';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { VisuallyHidden } from '@portal/design-system/VisuallyHidden';
import type { ReactNode } from 'react';
import { firstNameOf } from '#client/app/first-name.ts';
import type { OfChild } from './of-child.ts';

export interface DueRowProps extends Pick<OfChild, 'child' | 'choice'> {
  /** What it is. */
  readonly title: string;
  /** The page that shows it. */
  readonly path: string;
  /** What the way there is called. */
  readonly action: string;
  /** What tells it from others of the same action, for those who hear it. Default: the child alone does. */
  readonly named?: string;
  /** More of it. */
  readonly children: ReactNode;
}

/** One thing that is due, and the way to its page: as the child’s guardian, who is chosen on the way where another was. */
export function DueRow({ child, choice, title, path, action, named, children }: DueRowProps): ReactNode {
  const words = (
    <>
      {action}
      <VisuallyHidden>{`: ${[firstNameOf(child), named].filter(Boolean).join(', ')}`}</VisuallyHidden>
    </>
  );
  return (
    <Inline as="li" justify="between" stacksBelow="medium">
      <Stack gap="xxsmall">
        <Text weight="strong">{title}</Text>
        {children}
      </Stack>
      {child.isCurrent ? (
        <ButtonLink href={path} tone="secondary" size="small">
          {words}
        </ButtonLink>
      ) : (
        <Button
          tone="secondary"
          size="small"
          isLoading={choice.waitsFor === child.id && choice.waitsAt === path}
          onPress={() => choice.actFor(child.id, path)}
        >
          {words}
        </Button>
      )}
    </Inline>
  );
}
