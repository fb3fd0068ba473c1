import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { RecordBlock } from '#components/record-block/RecordBlock.tsx';
import { useQuestionnaireRow } from '../list/use-questionnaire-row.tsx';

/** The patient's questionnaires on the front page, those to answer first. */
export function QuestionnairesBlock(): ReactNode {
  const t = useTranslations('questionnaires');
  const href = useHref();
  const answer = useCall('GET /api/questionnaires');
  const row = useQuestionnaireRow();
  return (
    <RecordBlock
      title={t('title')}
      showAll={{ href: href('questionnaire-list'), label: t('block.showAll') }}
      answer={answer}
      rows={(data) => (data.type === 'ok' ? data.questionnaires.map(row) : [])}
      loading={t('loading')}
      empty={t('none.title')}
      failed={t('block.failed')}
    />
  );
}
