import { Heading } from '@portal/design-system/Heading';
import { AlertIcon } from '@portal/design-system/icons/AlertIcon';
import { CheckCircleIcon } from '@portal/design-system/icons/CheckCircleIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useEffect, useRef } from 'react';

export interface CheckPartProps {
  /** What is tried. */
  readonly title: string;
  /** What is known of it; announced when it changes. */
  readonly status: string;
  /** Whether that is good or bad; null while it is not known. */
  readonly isGood: boolean | null;
  /**
   * The status answers a press in this part: it takes the focus where what was pressed has gone. False again while the next
   * press has no answer yet.
   */
  readonly isAnswer: boolean;
  /** Null for nothing. */
  readonly children?: ReactNode;
}

/** One thing that is tried, and how it stands. */
export function CheckPart({ title, status, isGood, isAnswer, children }: CheckPartProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const icon = isGood === null ? undefined : isGood ? <CheckCircleIcon /> : <AlertIcon />;

  // Once for each press: a later status, as where a microphone is heard, must not pull the reader back.
  useEffect(() => {
    if (isAnswer && document.activeElement === document.body) heading.current?.focus();
  }, [isAnswer]);

  return (
    <Stack gap="small" align="start">
      <Heading level={3} size={4} tabIndex={-1} ref={heading}>
        {title}
      </Heading>
      <Text role="status" {...(icon && { icon })}>
        {status}
      </Text>
      {children}
    </Stack>
  );
}
