import { Badge } from '@portal/design-system/Badge';
import { Inline } from '@portal/design-system/Inline';
import { type Column, Table } from '@portal/design-system/Table';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AnswerOf } from '#client/calls/api.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { WaitingTime } from './WaitingTime.tsx';

/** A conversation in a list of work. */
export type Row = Extract<AnswerOf<'GET /api/workspace'>, { type: 'inbox' }>['threads'][number];

export interface ThreadTableProps {
  /** The one that has waited longest first. */
  readonly threads: readonly Row[];
  /** Says which of them these are. */
  readonly caption: string;
  /** Others are on their way. */
  readonly isLoading: boolean;
}

/** Conversations with who waits, since when, about what, and whose they are. */
export function ThreadTable({ threads, caption, isLoading }: ThreadTableProps): ReactNode {
  const t = useTranslations('workspace');
  const href = useHref();
  const columns: readonly Column<Row>[] = [
    {
      id: 'title',
      header: t('columns.title'),
      cell: ({ title, isUnread, type, isChat }) => (
        <Inline as="span" gap="xsmall">
          {/* A link is named by all of it: its words need spaces between them. */}
          <Text as={isUnread ? 'strong' : 'span'}>{title}</Text>{' '}
          {isUnread && <Badge tone="accent">{t('unread')}</Badge>}{' '}
          {isChat && <Badge tone="warning">{t('chat')}</Badge>}{' '}
          {type !== 'customer' && <Badge>{t(`types.${type}`)}</Badge>}
        </Inline>
      ),
    },
    { id: 'customer', header: t('columns.customer'), cell: ({ customer }) => customer },
    { id: 'waiting', header: t('columns.waiting'), cell: (thread) => <WaitingTime thread={thread} /> },
    {
      id: 'assignee',
      header: t('columns.assignee'),
      cell: ({ assignee, team }) => assignee?.name ?? team ?? t('nobody'),
    },
  ];
  return (
    <Table
      caption={caption}
      isCaptionHidden
      columns={columns}
      rows={threads}
      rowKey={({ id }) => String(id)}
      rowHref={({ id }) => href('workspace-thread', { id })}
      needs="wide"
      isLoading={isLoading}
    />
  );
}
