import { Card } from '@portal/design-system/Card';
import { Disclosure } from '@portal/design-system/Disclosure';
import { Heading } from '@portal/design-system/Heading';
import { ArrowRightIcon } from '@portal/design-system/icons/ArrowRightIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { WrittenAnswer } from '#components/help/WrittenAnswer.tsx';
import type { Entry } from './arranged.ts';
import { useAnswers } from './use-answers.tsx';
import type { ShownTopic } from './use-topics.tsx';

export interface TopicSectionProps {
  readonly topic: ShownTopic;
  /** Those of its questions that are shown. */
  readonly entries: readonly Entry[];
  /** Shows the answers at once: they have been searched for. */
  readonly isOpen: boolean;
}

/** One subject of the help: its questions, each opening its answer, and the way to the page that it is about. */
export function TopicSection({ topic, entries, isOpen }: TopicSectionProps): ReactNode {
  const t = useTranslations('help');
  const { answerTo } = useAnswers();
  const heading = useId();
  return (
    <Stack as="section" gap="small" id={topic.anchor} aria-labelledby={heading}>
      <Heading level={2} size={3} id={heading}>
        {topic.name}
      </Heading>
      <Card>
        <Stack gap="small">
          {entries.map((entry) =>
            typeof entry === 'string' ? (
              <Disclosure
                key={`${entry} ${isOpen}`}
                summary={t(`questions.${entry}.question`)}
                level={3}
                isDefaultOpen={isOpen}
              >
                <Text>{answerTo(entry)}</Text>
              </Disclosure>
            ) : (
              <WrittenAnswer key={`${entry.id} ${isOpen}`} answer={entry} isOpen={isOpen} />
            ),
          )}
          {topic.page && (
            <TextLink href={topic.page.href} isStandalone iconEnd={<ArrowRightIcon size="small" />}>
              {topic.page.label}
            </TextLink>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
