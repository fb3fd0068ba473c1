import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { LinkList } from '@portal/design-system/LinkList';
import { SearchField } from '@portal/design-system/SearchField';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { SEARCH_THREADS } from '#areas/messages/shared/messaging/operations/list.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { type Hit, READ } from '../states/calls.ts';
import { useThreadTitle } from '../states/use-thread-title.ts';
import { messageId } from '../thread/message-id.ts';

/** Fewer characters stand nearly everywhere. */
const SHORTEST = 2;

/** Looks for a text in all conversations, whose words nobody but the server can open. */
export function SearchMessages(): ReactNode {
  const t = useTranslations('conversations.search');
  const [text, setText] = useState('');
  const isLong = text.length >= SHORTEST;
  const answer = useCall(isLong ? READ : null, {
    query: { query: SEARCH_THREADS, variables: JSON.stringify({ text }) },
  });
  const found = answer.data?.data.searchThreads;
  return (
    <Card padding="medium">
      <Stack gap="small">
        <SearchField
          label={t('label')}
          description={t('how')}
          onSubmit={(typed) => setText(typed.trim())}
          onChange={(typed) => typed === '' && setText('')}
          resultCount={found?.hits.length}
          isLoading={answer.isLoading}
        />
        {text !== '' && !isLong && <Text role="alert">{t('short')}</Text>}
        {answer.error && <Text role="alert">{t('failed')}</Text>}
        {found && <Hits hits={found.hits} />}
        {found?.isCut && (
          <Text size="small" tone="muted">
            {t('cut')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function Hits({ hits }: { readonly hits: readonly Hit[] }): ReactNode {
  const t = useTranslations('conversations.search');
  const titleOf = useThreadTitle();
  const href = useHref();
  if (hits.length === 0) return <Text>{t('none')}</Text>;
  return (
    <LinkList
      aria-label={t('results')}
      rows={hits.map(({ threadId, messageId: message, title, created, excerpt }) => ({
        id: `${threadId}-${message}`,
        href: `${href('conversation', { id: Number(threadId) })}${message ? `#${messageId(message)}` : ''}`,
        title: titleOf(title),
        description: (
          <>
            <Text as="div" size="inherit">
              {excerpt}
            </Text>
            <DateTime value={created} format="date" />
          </>
        ),
      }))}
    />
  );
}
