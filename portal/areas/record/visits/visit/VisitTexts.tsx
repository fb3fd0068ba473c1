import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import type { VisitText } from '../contract.ts';
import { paragraphsOf } from '../paragraphs.ts';

/** What professionals have written, in its own words and language. */
export function VisitTexts({ texts }: { readonly texts: readonly VisitText[] }): ReactNode {
  return texts.map(({ title, text, language }, index) => (
    <Stack key={`${index} ${title}`} gap="small">
      {title && (
        <Heading level={3} size={4}>
          {title}
        </Heading>
      )}
      {paragraphsOf(text).map((paragraph) => (
        <Text key={paragraph} keepsLines {...(language && { lang: language })}>
          {paragraph}
        </Text>
      ))}
    </Stack>
  ));
}
