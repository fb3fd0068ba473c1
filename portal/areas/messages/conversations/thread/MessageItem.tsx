import { Avatar } from '@portal/design-system/Avatar';
import { DateTime } from '@portal/design-system/DateTime';
import { CheckIcon } from '@portal/design-system/icons/CheckIcon';
import { LazyPart } from '@portal/design-system/LazyPart';
import { MessageBubble } from '@portal/design-system/MessageBubble';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Message } from '../states/calls.ts';
import { messageId } from './message-id.ts';

const loadFiles = () => import('./CustomerFiles.tsx').then((module) => module.CustomerFiles);
const loadInvitation = () =>
  import('./QuestionnaireInvitation.tsx').then((module) => module.QuestionnaireInvitation);

/** One message: who, when, what, and whether it was read. The code of what few messages hold comes where one does. */
export function MessageItem({ message }: { readonly message: Message }): ReactNode {
  const t = useTranslations('conversations.thread');
  const { id, created, content, author, isRead, deleted, attachments, questionnaireInvitation } = message;
  const isCustomers = author.type === 'customer';
  // A guardian, or the child, reads who else of the family has written.
  const isOwn = isCustomers && author.name === null;
  const name = author.name ?? t('staff');
  return (
    <MessageBubble
      id={messageId(id)}
      side={isCustomers ? 'end' : 'start'}
      author={isOwn ? t('you') : author.title ? t('named', { name, title: author.title }) : name}
      time={<DateTime value={created} format="time" />}
      face={isCustomers ? undefined : <Avatar name={author.name ?? ''} size="responsive" />}
      isGone={deleted}
      note={isCustomers && !deleted && <Receipt isRead={isRead} />}
    >
      {deleted ? (
        <Deleted message={message} />
      ) : (
        <>
          {content && <Text keepsLines>{content}</Text>}
          {attachments.length > 0 && <LazyPart load={loadFiles} props={{ files: attachments }} isServed />}
          {questionnaireInvitation && (
            <LazyPart load={loadInvitation} props={{ invitation: questionnaireInvitation }} isServed />
          )}
        </>
      )}
    </MessageBubble>
  );
}

function Receipt({ isRead }: { readonly isRead: boolean }): ReactNode {
  const t = useTranslations('conversations.thread');
  return (
    <Text as="span" size="inherit" icon={isRead && <CheckIcon size="small" />}>
      {t(isRead ? 'read' : 'sent')}
    </Text>
  );
}

/** That there was a message, who took it away, when and why. */
function Deleted({ message }: { readonly message: Message }): ReactNode {
  const t = useTranslations('conversations.thread.deleted');
  const { deletedBy, deletedAt, deletedReason } = message;
  return (
    <Stack gap="xxsmall">
      <Text weight="strong">{t('title')}</Text>
      {deletedReason && <Text>{t('why', { reason: deletedReason })}</Text>}
      {deletedBy && <Text size="small">{t('who', { name: deletedBy })}</Text>}
      {deletedAt && (
        <Text size="small">
          {t.rich('when', { day: () => <DateTime key="day" value={deletedAt} format="date" /> })}
        </Text>
      )}
    </Stack>
  );
}
