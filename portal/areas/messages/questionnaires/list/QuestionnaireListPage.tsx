import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { RecordRows } from '#components/record/RecordRows.tsx';
import { OpeningWords } from '#components/record-page/OpeningWords.tsx';
import type { Invitation } from '../contract.ts';
import { MaintenanceNotice, QuestionnairesPending } from '../states/QuestionnairesPending.tsx';
import { useQuestionnaireRow } from './use-questionnaire-row.tsx';

const LIST = 'GET /api/questionnaires';

export const page = definePage({
  key: 'questionnaire-list',
  messages: ['questionnaires'],
  calls: () => [call(LIST)],
  title: (t) => t('questionnaires.title'),
  Component: QuestionnaireListPage,
});

/** The questionnaires that were sent to the patient: what is to be answered stands first. */
function QuestionnaireListPage(): ReactNode {
  const t = useTranslations('questionnaires');
  const answer = useCall(LIST);
  const { data } = answer;
  const open = data?.type === 'ok' ? data.questionnaires.filter(({ answeredAt }) => !answeredAt).length : 0;
  return (
    <>
      <PageOpening width="annotated" illustration="record">
        <OpeningWords title={t('title')} fact={open > 0 ? t('toAnswer', { count: open }) : t('lead')} />
      </PageOpening>
      <Page width="annotated" isDense>
        {data?.type === 'ok' && <Questionnaires all={data.questionnaires} />}
        {data?.type === 'maintenance-mode' && <MaintenanceNotice />}
        {!data && (
          <QuestionnairesPending
            answer={answer}
            texts={{ loading: t('loading'), failed: t('error.title') }}
          />
        )}
      </Page>
    </>
  );
}

function Questionnaires({ all }: { readonly all: readonly Invitation[] }): ReactNode {
  const t = useTranslations('questionnaires');
  const answered = all.filter(({ answeredAt }) => answeredAt);
  if (all.length === 0) {
    return (
      <Card>
        <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>
      </Card>
    );
  }
  return (
    <Columns layout={{ small: 'one', medium: 'halves' }}>
      <Section title={t('open.title')} questionnaires={all.filter(({ answeredAt }) => !answeredAt)} />
      {answered.length > 0 && <Section title={t('answered.title')} questionnaires={answered} />}
    </Columns>
  );
}

interface SectionProps {
  readonly title: string;
  readonly questionnaires: readonly Invitation[];
}

function Section({ title, questionnaires }: SectionProps): ReactNode {
  const t = useTranslations('questionnaires.open');
  const row = useQuestionnaireRow();
  const heading = useId();
  return (
    <Stack as="section" gap="small" aria-labelledby={heading}>
      <Heading level={2} size={3} id={heading}>
        {title}
      </Heading>
      {questionnaires.length > 0 ? (
        <RecordRows aria-labelledby={heading} rows={questionnaires.map(row)} />
      ) : (
        <Card>
          <Text tone="muted">{t('none')}</Text>
        </Card>
      )}
    </Stack>
  );
}
