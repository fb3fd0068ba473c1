import { Avatar } from '@portal/design-system/Avatar';
import { Badge } from '@portal/design-system/Badge';
import { DateTime } from '@portal/design-system/DateTime';
import { Inline } from '@portal/design-system/Inline';
import type { LinkRow } from '@portal/design-system/LinkList';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { useTranslations } from 'use-intl';
import { useNow } from '#client/app/use-now.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { helsinkiDay } from '#contract/time/time.ts';
import type { Thread } from '../states/calls.ts';
import { useThreadTitle } from '../states/use-thread-title.ts';

/** Characters of the latest message: two lines of a wide screen, of which a narrower one shows the beginning. */
const PREVIEW = 200;

/** A conversation as a row of a list: with whom, the beginning of its latest message, and what is new in it. */
export function useThreadRow(): (thread: Thread) => LinkRow {
  const t = useTranslations('conversations.row');
  const preview = usePreview();
  const titleOf = useThreadTitle();
  const href = useHref();
  const now = useNow();
  return (thread) => {
    const { id, title, latestMessage, unreadCount, isActive, hasDraft, team } = thread;
    const { author } = latestMessage;
    const other = (author.type === 'customer' ? null : author.name) ?? team?.name ?? '';
    const isToday = helsinkiDay(new Date(latestMessage.created)) === helsinkiDay(now);
    return {
      id,
      href: href('conversation', { id: Number(id) }),
      title: titleOf(title),
      start: <Avatar name={other} />,
      description: (
        <Stack gap="xxsmall">
          <Text as="div" size="inherit" tone={unreadCount > 0 ? 'default' : 'muted'} isClamped>
            {preview(thread)}
          </Text>
          <Inline gap="xsmall">
            <DateTime
              value={latestMessage.created}
              format={isToday ? 'time' : 'date'}
              now={isToday ? undefined : now.toISOString()}
            />
            {!isActive && <Badge>{t('closed')}</Badge>}
            {hasDraft && <Badge tone="accent">{t('draft')}</Badge>}
          </Inline>
        </Stack>
      ),
      end: unreadCount > 0 && <Badge tone="solid">{t('new', { count: unreadCount })}</Badge>,
    };
  };
}

/** The beginning of the latest message, and whose it is. */
function usePreview(): (thread: Thread) => string {
  const t = useTranslations('conversations.row');
  return ({ latestMessage }) => {
    const { author, content, deleted, attachments, questionnaireInvitation } = latestMessage;
    if (deleted) return t('deleted');
    const words = content.replaceAll(/\s+/g, ' ').trim();
    const kind = questionnaireInvitation ? t('questionnaire') : attachments.length > 0 ? t('files') : '';
    const said = words || kind;
    const text = beginningOf(said);
    if (author.type === 'customer' && author.name === null) return t('own', { text });
    return author.name ? t('other', { name: author.name, text }) : text;
  };
}

/** No word is cut, unless it alone is longer. */
function beginningOf(said: string): string {
  if (said.length <= PREVIEW) return said;
  const end = said.lastIndexOf(' ', PREVIEW);
  return `${said.slice(0, end > 0 ? end : PREVIEW)} …`;
}
