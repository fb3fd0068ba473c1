import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { RecordRows } from '#components/record/RecordRows.tsx';
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
  return (
    <Page width="prose">
      <Stack gap="large">
        <Stack gap="small">
          <Heading level={1}>{t('title')}</Heading>
          <Text size="lead">{t('lead')}</Text>
        </Stack>
        {data?.type === 'ok' && <Questionnaires all={data.questionnaires} />}
        {data?.type === 'maintenance-mode' && <MaintenanceNotice />}
        {!data && (
          <QuestionnairesPending
            answer={answer}
            texts={{ loading: t('loading'), failed: t('error.title') }}
          />
        )}
      </Stack>
    </Page>
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
    <>
      <Section title={t('open.title')} questionnaires={all.filter(({ answeredAt }) => !answeredAt)} />
      {answered.length > 0 && <Section title={t('answered.title')} questionnaires={answered} />}
    </>
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
