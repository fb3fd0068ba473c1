import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { List, ListItem } from '@portal/design-system/List';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { LegalSection } from '#contract/brand/brand.ts';

export interface DocumentSectionsProps {
  readonly sections: readonly LegalSection[];
}

/** A legal document, section by section, with a list of them to begin with. */
export function DocumentSections({ sections }: DocumentSectionsProps): ReactNode {
  const t = useTranslations('legal');
  const contents = useId();
  return (
    <>
      <Stack as="nav" gap="small" aria-labelledby={contents}>
        <Heading level={2} size={4} id={contents}>
          {t('contents')}
        </Heading>
        <List kind="number" gap="none">
          {sections.map(({ heading }, index) => (
            <ListItem key={heading}>
              <TextLink href={`#${anchor(index)}`} isStandalone>
                {heading}
              </TextLink>
            </ListItem>
          ))}
        </List>
      </Stack>
      <Card padding={{ small: 'large', medium: 'xlarge' }}>
        <Stack gap="xlarge">
          {sections.map(({ heading, text }, index) => (
            <Stack key={heading} as="section" gap="xsmall" id={anchor(index)}>
              <Heading level={2} size={3}>
                {index + 1}. {heading}
              </Heading>
              {text.split(/\n+/).map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </Stack>
          ))}
        </Stack>
      </Card>
    </>
  );
}

/** The same in every language, so that an address leads to the same section. */
const anchor = (index: number): string => `section-${index + 1}`;
