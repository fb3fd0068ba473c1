import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { RecordBlock } from '#components/record-block/RecordBlock.tsx';
import { useThreadRow } from '../list/use-thread-row.tsx';
import { READ } from '../states/calls.ts';
import { LATEST } from '../states/latest.ts';

/** The patient's latest conversations on the front page. */
export function ConversationsBlock(): ReactNode {
  const t = useTranslations('conversations');
  const href = useHref();
  const answer = useCall(READ, LATEST);
  const row = useThreadRow();
  return (
    <RecordBlock
      title={t('block.title')}
      showAll={{ href: href('conversation-list'), label: t('block.showAll') }}
      answer={answer}
      rows={({ data }) => (data.threads ?? []).map(row)}
      hasStart
      loading={t('loading')}
      empty={t('none.title')}
      failed={t('block.failed')}
    />
  );
}
