import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Visible } from '../Visible/Visible.tsx';

export interface LoadMoreProps {
  /** What pressing brings: 'Show more'. */
  readonly label: string;
  /** Called to load the next page. */
  readonly onPress: () => void;
  /** The next page is loading. Default: false. */
  readonly isLoading?: boolean;
  /** How much is shown so far ('20 times'); read out when it changes. */
  readonly status?: string;
  /** Why the last attempt failed; the button stays for another. Read out at once. */
  readonly error?: string | undefined;
  /** Where a browser without scripts shows more. */
  readonly href?: string | undefined;
  /** False hides the button when there is no more. Default: true. */
  readonly hasMore?: boolean;
}

/** The next page of a list, appended below. The caller moves the focus to the first new item. */
export function LoadMore(props: LoadMoreProps): ReactNode {
  const { label, onPress, isLoading, status, error, href, hasMore = true } = props;
  const button = (
    <Button tone="secondary" onPress={onPress} isLoading={isLoading}>
      {label}
    </Button>
  );
  return (
    <Stack align="center" gap="xsmall">
      <Text role="status" size="small" tone="muted">
        {status}
      </Text>
      {error && !isLoading && (
        <Text role="alert" tone="danger">
          {error}
        </Text>
      )}
      {hasMore && (href === undefined ? button : <Visible needsScripts>{button}</Visible>)}
      {hasMore && href !== undefined && (
        <noscript>
          <ButtonLink href={href} tone="secondary">
            {label}
          </ButtonLink>
        </noscript>
      )}
    </Stack>
  );
}
