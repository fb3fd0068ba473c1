import { Disclosure } from '@portal/design-system/Disclosure';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { Fragment, type ReactNode } from 'react';
import type { AnswerOf } from '#client/calls/api.ts';
import { tokenParts } from '#contract/help/help-tokens.ts';
import { NationalNumber } from '../NationalNumber.tsx';
import { WrittenLink } from '../WrittenLink.tsx';
import { useHelpValues } from './use-help-values.tsx';

export interface WrittenAnswerProps {
  /** What an operator has written. */
  readonly answer: Pick<AnswerOf<'GET /api/help'>['answers'][number], 'title' | 'paragraphs' | 'link'>;
  /** Shows the answer at once. */
  readonly isOpen: boolean;
}

/** A question of the help whose answer an operator has written: text, in which the portal fills in what stands in braces. */
export function WrittenAnswer({
  answer: { title, paragraphs, link },
  isOpen,
}: WrittenAnswerProps): ReactNode {
  const { shown } = useHelpValues();
  return (
    <Disclosure summary={title} level={3} isDefaultOpen={isOpen}>
      <Stack gap="small" align="start">
        {paragraphs.map((paragraph, index) => (
          <Text key={`${index} ${paragraph}`} keepsLines>
            {tokenParts(paragraph).map((part, place) => (
              <Fragment key={String(place)}>
                {typeof part === 'string' ? withNumbers(part) : shown[part.token]}
              </Fragment>
            ))}
          </Text>
        ))}
        {link && <WrittenLink {...link} />}
      </Stack>
    </Disclosure>
  );
}

/** Words in which a phone calls the emergency number and the advice for urgent care. */
function withNumbers(words: string): ReactNode {
  return words
    .split(/\b(112|116117)\b/)
    .map((part, index) =>
      index % 2 === 1 ? (
        <NationalNumber key={String(index)}>{part}</NationalNumber>
      ) : (
        <Fragment key={String(index)}>{part}</Fragment>
      ),
    );
}
