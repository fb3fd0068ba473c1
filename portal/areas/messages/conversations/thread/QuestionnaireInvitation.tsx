import { ButtonLink } from '@portal/design-system/ButtonLink';
import { DateTime } from '@portal/design-system/DateTime';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHref } from '#client/navigation/use-href.ts';
import type { Message } from '../states/calls.ts';

export interface QuestionnaireInvitationProps {
  readonly invitation: NonNullable<Message['questionnaireInvitation']>;
}

/** A questionnaire that a message asks to answer, or what became of it. */
export function QuestionnaireInvitation({ invitation }: QuestionnaireInvitationProps): ReactNode {
  const t = useTranslations('conversations.thread.questionnaire');
  const href = useHref();
  const { title, answeredAt } = invitation;
  const id = Number(invitation.id);
  return (
    <Stack gap="small" align="start">
      <Text weight="strong">{t('title', { title })}</Text>
      {answeredAt && (
        <Text size="small">
          {t.rich('answered', { day: () => <DateTime key="day" value={answeredAt} format="date" /> })}
        </Text>
      )}
      {answeredAt ? (
        <ButtonLink href={href('questionnaire-results', { id })} tone="secondary" size="small">
          {t('answers')}
        </ButtonLink>
      ) : (
        <ButtonLink href={href('questionnaire', { id })} size="small">
          {t('answer')}
        </ButtonLink>
      )}
    </Stack>
  );
}
