import { DateTime } from '@portal/design-system/DateTime';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { canonicalUrl, inLanguage } from '#client/calls/canonical-url.ts';
import { OnDemand } from './OnDemand.tsx';

const ANSWERS = 'GET /api/workspace/threads/{id}/questionnaires/{invitation}';
type Answered = AnswerOf<typeof ANSWERS>;

export interface QuestionnaireAnswersProps {
  /** The conversation. */
  readonly threadId: number;
  /** The invitation that the patient has answered. */
  readonly invitation: number;
}

/** What the patient has answered, which is fetched when somebody wants to read it: the patient’s log says so. */
export function QuestionnaireAnswers({ threadId, invitation }: QuestionnaireAnswersProps): ReactNode {
  const t = useTranslations('workspace.questionnaire');
  const { request, language } = useApp();
  const read = async () => {
    const params = { id: String(threadId), invitation: String(invitation) };
    return (await request(canonicalUrl(ANSWERS, inLanguage({ params }, language)))) as Answered;
  };
  return (
    <Stack gap="small">
      <OnDemand read={read} texts={{ show: t('show'), hide: t('hide'), failed: t('failed') }}>
        {(answered) => <Answers answered={answered} />}
      </OnDemand>
    </Stack>
  );
}

function Answers({ answered }: { readonly answered: Answered }): ReactNode {
  const t = useTranslations('workspace.questionnaire');
  return (
    <Stack gap="small">
      <Text size="small" tone="muted">
        {t.rich('answeredAt', { day: () => <DateTime key="day" value={answered.answeredAt} /> })}
      </Text>
      {answered.sections.map(({ title, answers }, nth) => (
        <Stack key={nth} gap="xsmall">
          {title !== null && <Text weight="strong">{title}</Text>}
          <DefinitionList
            layout="stacked"
            items={answers.map(({ question, answer }) => ({
              term: question,
              description: <Text keepsLines>{answer ?? t('none')}</Text>,
            }))}
          />
        </Stack>
      ))}
    </Stack>
  );
}
