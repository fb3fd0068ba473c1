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
  /** The status answers a press in this part: it takes the focus where what was pressed has gone. */
  readonly isAnswer: boolean;
  /** Null for nothing. */
  readonly children?: ReactNode;
}

/** One thing that is tried, and how it stands. */
export function CheckPart({ title, status, isGood, isAnswer, children }: CheckPartProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const icon = isGood === null ? undefined : isGood ? <CheckCircleIcon /> : <AlertIcon />;

  // Each status is another answer.
  useEffect(() => {
    if (isAnswer && document.activeElement === document.body) heading.current?.focus();
  }, [isAnswer, status]);

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
