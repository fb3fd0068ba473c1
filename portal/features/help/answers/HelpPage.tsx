import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { Page } from '@portal/design-system/Page';
import { SearchField } from '@portal/design-system/SearchField';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { Visible } from '@portal/design-system/Visible';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useIsBuilt } from '#client/app/app-context.ts';
import { definePage } from '#client/pages/page.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import { type HelpTopic, TOPICS } from '../topics.ts';
import { hasWords } from './search.ts';
import { TopicSection } from './TopicSection.tsx';
import { useAnswers } from './use-answers.tsx';

export const page = definePage({
  key: 'help-page',
  messages: ['help'],
  title: (t) => t('help.title'),
  description: (t) => t('help.intro'),
  Component: HelpPage,
});

/** Help, in Finnish (PAGE-09): what the brand has, by topic, to be searched or leafed through. */
function HelpPage(): ReactNode {
  const t = useTranslations('help');
  const isBuilt = useIsBuilt();
  const { textOf } = useAnswers();
  const [typed, setTyped] = useState('');
  const isSearching = typed.trim() !== '';
  const topics = TOPICS.filter((topic) => !('needs' in topic) || isBuilt(topic.needs));
  const found = topics
    .map((topic) => ({
      topic,
      questions: topic.questions.filter((question) => hasWords(textOf(question), typed)),
    }))
    .filter(({ questions }) => questions.length > 0);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);

  return (
    <Page width="prose">
      <Stack gap="xlarge">
        <Stack gap="small">
          <Heading level={1}>{t('title')}</Heading>
          <Text size="lead" tone="muted">
            {t('intro')}
          </Text>
          <Visible needsScripts>
            <SearchField
              label={t('search')}
              value={typed}
              onChange={setTyped}
              {...(isSearching && { resultCount: count })}
            />
          </Visible>
        </Stack>
        {!isSearching && <Contents topics={topics} />}
        {found.map(({ topic, questions }) => (
          <TopicSection key={topic.key} topic={topic} questions={questions} isOpen={isSearching} />
        ))}
        {count === 0 && <NothingFound />}
      </Stack>
    </Page>
  );
}

function Contents({ topics }: { readonly topics: readonly HelpTopic[] }): ReactNode {
  const t = useTranslations('help');
  const heading = useId();
  return (
    <Stack as="nav" gap="small" aria-labelledby={heading}>
      <Heading level={2} size={4} id={heading}>
        {t('contents')}
      </Heading>
      <Inline gap="large">
        {topics.map(({ key, anchor }) => (
          <TextLink key={key} href={`#${anchor}`} isStandalone>
            {t(`topics.${key}`)}
          </TextLink>
        ))}
      </Inline>
    </Stack>
  );
}

function NothingFound(): ReactNode {
  const t = useTranslations('help.nothing');
  const { customerServicePhone: phone, customerServiceHours: hours } = useBrand();
  return (
    <Card>
      <EmptyState title={t('title')} illustration={null}>
        {t.rich('text', { phone, hours, call: (words) => <PhoneText>{words}</PhoneText> })}
      </EmptyState>
    </Card>
  );
}
