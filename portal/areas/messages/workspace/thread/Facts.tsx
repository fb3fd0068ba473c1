import { Card } from '@portal/design-system/Card';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { WaitingTime } from '../inbox/WaitingTime.tsx';
import type { WorkThread } from './thread.ts';

/** Whose conversation it is, who takes part, and since when somebody waits. */
export function Facts({ thread }: { /** The conversation. */ readonly thread: WorkThread }): ReactNode {
  const t = useTranslations('workspace');
  const { customer, assignee, team, participants } = thread;
  return (
    <Card padding="medium">
      <DefinitionList
        layout="stacked"
        items={[
          { term: t('columns.customer'), description: customer },
          { term: t('columns.waiting'), description: <WaitingTime thread={thread} /> },
          { term: t('columns.assignee'), description: assignee?.name ?? t('nobody') },
          ...(team === null ? [] : [{ term: t('team'), description: team }]),
          ...(participants.length === 0
            ? []
            : [{ term: t('participants'), description: participants.join(', ') }]),
        ]}
      />
    </Card>
  );
}
