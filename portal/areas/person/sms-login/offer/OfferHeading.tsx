import { Heading } from '@portal/design-system/Heading';
import { CheckIcon } from '@portal/design-system/icons/CheckIcon';
import { MessageIcon } from '@portal/design-system/icons/MessageIcon';
import { Medallion } from '@portal/design-system/Medallion';
import { Media } from '@portal/design-system/Media';
import { Text } from '@portal/design-system/Text';
import type { ReactNode, Ref } from 'react';

export interface OfferHeadingProps {
  readonly id: string;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly title: string;
  readonly text: string | false;
  /** What was offered is done. */
  readonly isDone?: boolean;
}

/** What the card is about: its sign, its title and a sentence. */
export function OfferHeading({ id, headingRef, title, text, isDone }: OfferHeadingProps): ReactNode {
  return (
    <Media
      align={text ? 'start' : 'center'}
      start={
        <Medallion tone={isDone ? 'success' : 'brand'} shape={isDone ? 'round' : 'soft'}>
          {isDone ? <CheckIcon size="large" /> : <MessageIcon size="large" />}
        </Medallion>
      }
    >
      <Heading level={2} size={4} id={id} ref={headingRef} tabIndex={-1}>
        {title}
      </Heading>
      {text && <Text tone="muted">{text}</Text>}
    </Media>
  );
}
