import { Button } from '@portal/design-system/Button';
import { DateTime } from '@portal/design-system/DateTime';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApp } from '#client/app/app-context.ts';
import type { AnswerOf } from '#client/calls/api.ts';
import { canonicalUrl, inLanguage } from '#client/calls/canonical-url.ts';

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
  const [shown, setShown] = useState<Answered | 'failed' | null>(null);
  const [isLoading, setLoading] = useState(false);
  const isOpen = shown !== null && shown !== 'failed';

  async function toggle(): Promise<void> {
    if (isOpen) return setShown(null);
    setLoading(true);
    const params = { id: String(threadId), invitation: String(invitation) };
    const address = canonicalUrl(ANSWERS, inLanguage({ params }, language));
    setShown(
      await request(address).then(
        (answer) => answer as Answered,
        () => 'failed' as const,
      ),
    );
    setLoading(false);
  }

  return (
    <Stack gap="small">
      <Button
        tone="secondary"
        size="small"
        isLoading={isLoading}
        aria-expanded={isOpen}
        onPress={() => void toggle()}
      >
        {t(isOpen ? 'hide' : 'show')}
      </Button>
      {shown === 'failed' && (
        <Notice tone="error" role="alert">
          {t('failed')}
        </Notice>
      )}
      {isOpen && <Answers answered={shown} />}
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
