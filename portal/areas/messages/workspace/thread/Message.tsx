import { Badge } from '@portal/design-system/Badge';
import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { DateTime } from '@portal/design-system/DateTime';
import { Inline } from '@portal/design-system/Inline';
import { TrashIcon } from '@portal/design-system/icons/TrashIcon';
import { LazyPart } from '@portal/design-system/LazyPart';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { WorkThread } from './thread.ts';

const loadDeleteDialog = () => import('./DeleteDialog.tsx').then((module) => module.DeleteDialog);

const loadFiles = () => import('./WorkFiles.tsx').then((module) => module.WorkFiles);

const loadAnswers = () => import('./QuestionnaireAnswers.tsx').then((module) => module.QuestionnaireAnswers);

export interface MessageProps {
  /** The conversation that it is in. */
  readonly threadId: number;
  /** The message. */
  readonly message: WorkThread['messages'][number];
  /** Deletes it; null: the reader may not. */
  readonly onDelete: ((message: number, reason: string) => Promise<void>) | null;
}

/** A message with who has written it and when; of a deleted one who has deleted it, when and why. */
export function Message({ threadId, message, onDelete }: MessageProps): ReactNode {
  const t = useTranslations('workspace');
  // Null until it is first asked: the reason that was typed stays when the dialog is closed.
  const [isAsking, setAsking] = useState<boolean | null>(null);
  const { id, author, created, content, deletion, attachments, questionnaires } = message;
  return (
    <Card tone={author.type === 'customer' ? 'surface' : 'sunken'} padding="medium" as="article">
      <Stack gap="xsmall">
        <Inline justify="between" gap="xsmall">
          <Text size="small" weight="strong">
            {author.name}
          </Text>
          <Text size="small" tone="muted">
            <DateTime value={created} />
          </Text>
        </Inline>
        {deletion ? (
          <Text tone="muted">
            {t.rich('deletion.said', {
              name: deletion.by,
              reason: deletion.reason,
              at: () => <DateTime value={deletion.at} />,
            })}
          </Text>
        ) : (
          content && <Text keepsLines>{content}</Text>
        )}
        {attachments.length > 0 && (
          <LazyPart load={loadFiles} props={{ threadId, files: attachments }} isServed />
        )}
        {questionnaires.map((each) => (
          <Stack key={each.id} gap="xsmall">
            <Inline gap="xsmall">
              <Text size="small">{t('questionnaire.sent', { title: each.title })}</Text>
              <Badge tone={each.answeredAt === null ? 'neutral' : 'success'}>
                {t(each.answeredAt === null ? 'questionnaire.open' : 'questionnaire.answered')}
              </Badge>
            </Inline>
            {each.answeredAt !== null && (
              <LazyPart load={loadAnswers} props={{ threadId, invitation: each.id }} />
            )}
          </Stack>
        ))}
        {onDelete && (
          <Inline justify="end">
            <Button tone="tertiary" size="small" icon={<TrashIcon />} onPress={() => setAsking(true)}>
              {t('deletion.delete')}
            </Button>
            {isAsking !== null && (
              <LazyPart
                load={loadDeleteDialog}
                props={{
                  isOpen: isAsking,
                  onOpenChange: setAsking,
                  onDelete: (reason) => onDelete(id, reason).then(() => setAsking(false)),
                }}
                onLoadFailure={() => setAsking(null)}
              />
            )}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
