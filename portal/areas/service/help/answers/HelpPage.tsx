import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Heading } from '@portal/design-system/Heading';
import { LinkTiles } from '@portal/design-system/LinkTiles';
import { Medallion } from '@portal/design-system/Medallion';
import { Page } from '@portal/design-system/Page';
import { SearchField } from '@portal/design-system/SearchField';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { Visible } from '@portal/design-system/Visible';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { NoticesPart } from '#components/notices/NoticesPart.tsx';
import { NOTICES_SOURCE } from '#components/notices/notices-source.ts';
import { PhoneText } from '#components/PhoneText.tsx';
import { arranged } from './arranged.ts';
import { hasWords } from './search.ts';
import { TopicSection } from './TopicSection.tsx';
import { useAnswers } from './use-answers.tsx';
import { type ShownTopic, useTopics } from './use-topics.tsx';

export const page = definePage({
  key: 'help-page',
  messages: ['help', 'visit-rules'],
  calls: () => [call('GET /api/notices', { query: { place: 'help' } }), call('GET /api/help')],
  written: () => [NOTICES_SOURCE],
  title: (t) => t('help.title'),
  description: (t) => t('help.intro'),
  Component: HelpPage,
});

/** Help, in Finnish (PAGE-09): what the brand has, by topic, to be searched or leafed through. */
function HelpPage(): ReactNode {
  const t = useTranslations('help');
  // Without them the portal's own answers are there.
  const { data } = useCall('GET /api/help');
  const { textOf } = useAnswers();
  const [typed, setTyped] = useState('');
  const isSearching = typed.trim() !== '';
  const topics = useTopics(data?.topics ?? []);
  const found = topics
    .map((topic) => ({
      topic,
      entries: arranged(topic, data?.answers ?? []).filter((entry) => hasWords(textOf(entry), typed)),
    }))
    .filter(({ entries }) => entries.length > 0);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);

  return (
    <Page>
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
        <NoticesPart place="help" />
        {!isSearching && <Contents topics={found.map(({ topic }) => topic)} />}
        {/* By halves, not in rows: a question that opens moves only what is below it. */}
        <Columns layout={{ small: 'one', large: 'two' }} gap="xlarge">
          {halves(found).map((half, place) => (
            <Stack key={String(place)} gap="xlarge">
              {half.map(({ topic, entries }) => (
                <TopicSection key={topic.key} topic={topic} entries={entries} isOpen={isSearching} />
              ))}
            </Stack>
          ))}
        </Columns>
        {count === 0 && <NothingFound />}
      </Stack>
    </Page>
  );
}

/** The first half and the rest, where there are at least two. */
function halves<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)].filter((half) => half.length > 0);
}

function Contents({ topics }: { readonly topics: readonly ShownTopic[] }): ReactNode {
  const t = useTranslations('help');
  const heading = useId();
  return (
    <Stack as="nav" gap="small" aria-labelledby={heading}>
      <Heading level={2} size={4} id={heading}>
        {t('contents')}
      </Heading>
      <LinkTiles
        size="large"
        tiles={topics.map(({ anchor, icon, name }) => ({
          id: `topic-${anchor}`,
          href: `#${anchor}`,
          icon: <Medallion shape="soft">{icon}</Medallion>,
          label: name,
        }))}
      />
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
