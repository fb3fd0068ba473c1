import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { List } from '@portal/design-system/List';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerOf } from '#contract/client/api.ts';
import * as css from './TermsSections.css.ts';

export type TermsSectionsProps = AnswerOf<'GET /api/terms'>;

/** The terms, section by section, with a list of them to begin with. */
export function TermsSections({ sections }: TermsSectionsProps): ReactNode {
  const t = useTranslations('legal');
  const contents = useId();
  return (
    <>
      <nav aria-labelledby={contents}>
        <Stack gap="small">
          <Heading level={2} size={4} id={contents}>
            {t('contents')}
          </Heading>
          <List kind="number" gap="none">
            {sections.map(({ heading }, index) => (
              <li key={heading}>
                <a href={`#${anchor(index)}`} className={css.link}>
                  {heading}
                </a>
              </li>
            ))}
          </List>
        </Stack>
      </nav>
      <Card padding={{ small: 'large', medium: 'xlarge' }}>
        <Stack gap="xlarge">
          {sections.map(({ heading, text }, index) => (
            <section key={heading} id={anchor(index)} className={css.section}>
              <Stack gap="xsmall">
                <Heading level={2} size={3}>
                  {index + 1}. {heading}
                </Heading>
                <Text keepsLines>{text}</Text>
              </Stack>
            </section>
          ))}
        </Stack>
      </Card>
    </>
  );
}

/** The same in every language, so that an address leads to the same section. */
const anchor = (index: number): string => `section-${index + 1}`;
