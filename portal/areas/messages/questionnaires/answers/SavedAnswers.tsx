import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Heading } from '@portal/design-system/Heading';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Answers } from '#areas/messages/shared/questionnaires/answers.ts';
import { answerWords, withUnit } from '../answer-words.ts';
import type { Item, Questionnaire } from '../contract.ts';
import { isQuestion, shownItems } from '../rules-answers.ts';

/** What was answered, below the questions as they were asked: to be read, not changed. */
export function SavedAnswers({ questionnaire }: { readonly questionnaire: Questionnaire }): ReactNode {
  const t = useTranslations('questionnaires.results');
  const { sections, answeredAt } = questionnaire;
  const answers = questionnaire.answers ?? {};
  const shown = new Set(
    shownItems(
      sections.flatMap(({ items }) => items),
      answers,
    ),
  );
  return (
    <Stack gap="medium">
      {answeredAt && (
        <Text tone="muted">
          {t.rich('answeredAt', { day: () => <DateTime key="day" value={answeredAt} format="date" /> })}
        </Text>
      )}
      {sections.map(({ title, items }) => {
        const asked = items.filter((item) => isQuestion(item) && item.ownOf === null && shown.has(item));
        return (
          asked.length > 0 && <Section key={items[0]?.linkId} title={title} items={asked} answers={answers} />
        );
      })}
    </Stack>
  );
}

interface SectionProps {
  readonly title: string | null;
  readonly items: readonly Item[];
  readonly answers: Answers;
}

function Section({ title, items, answers }: SectionProps): ReactNode {
  const heading = useId();
  return (
    <Card as="section" {...(title !== null && { 'aria-labelledby': heading })}>
      <Stack gap="medium">
        {title !== null && (
          <Heading level={2} size={3} id={heading}>
            {title}
          </Heading>
        )}
        <DefinitionList
          layout="stacked"
          items={items.map((item) => ({
            term: item.text,
            description: <AnswerText item={item} answers={answers} />,
          }))}
        />
      </Stack>
    </Card>
  );
}

interface AnswerTextProps {
  readonly item: Item;
  readonly answers: Answers;
}

function AnswerText({ item, answers }: AnswerTextProps): ReactNode {
  const t = useTranslations('questionnaires');
  const format = useFormatter();
  const answer = answers[item.linkId];
  if (answer === undefined) return <Text tone="muted">{t('results.noAnswer')}</Text>;
  switch (item.type) {
    case 'boolean':
      return t(`choice.${answer as 'true' | 'false'}`);
    case 'choice':
      return <Text keepsLines>{answerWords(item, answers)?.join('\n')}</Text>;
    case 'date':
      return <DateTime value={answer} format="date" />;
    case 'decimal':
      return withUnit(item, format.number(Number(answer), { maximumFractionDigits: 6, useGrouping: false }));
    default:
      return <Text keepsLines>{answer}</Text>;
  }
}
