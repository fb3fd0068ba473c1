import { Card } from '@portal/design-system/Card';
import { Columns } from '@portal/design-system/Columns';
import { DefinitionList } from '@portal/design-system/DefinitionList';
import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Chat } from '#areas/messages/shared/chats/chat.ts';
import { useBrand } from '#client/app/app-context.ts';
import { useCall } from '#client/calls/use-call.ts';
import { AnswerView } from '#components/answer/AnswerView.tsx';
import { NationalNumber } from '#components/NationalNumber.tsx';
import { PhoneText } from '#components/PhoneText.tsx';
import { OpeningWords } from '#components/record-page/OpeningWords.tsx';
import { SERVICE_HOURS, type StaffedService } from '#contract/time/service-hours.ts';
import { ChatEntrance } from './ChatEntrance.tsx';

/** Milliseconds between two looks whether the chat has opened or closed. */
const LOOKS_EVERY = 60_000;

export const inputOf = (chat: Chat) => ({ params: { chat } });

export interface ChatPageProps {
  readonly chat: Chat;
}

/** What a chat is for, when it is answered, and the way into it while it is. */
export function ChatPage({ chat }: ChatPageProps): ReactNode {
  const t = useTranslations('chats');
  const answer = useCall('GET /api/chats/{chat}', inputOf(chat), { every: LOOKS_EVERY });
  return (
    <>
      <PageOpening width="annotated" illustration="visit">
        <OpeningWords title={t(`${chat}.title`)} fact={t(`${chat}.lead`)} />
      </PageOpening>
      <Page width="annotated" isDense>
        <Columns layout="noteEnd">
          <Stack gap="large">
            <Urgent chat={chat} />
            <AnswerView answer={answer} failed={{ title: t('failed') }} loading={t('loading')}>
              {(state) => <ChatEntrance chat={chat} state={state} onOutdated={answer.retry} />}
            </AnswerView>
          </Stack>
          <ServiceTimes chat={chat} />
        </Columns>
      </Page>
    </>
  );
}

/** What a chat is not for: help at once comes by phone. */
function Urgent({ chat }: ChatPageProps): ReactNode {
  const t = useTranslations('chats');
  const title = useId();
  const number = (words: ReactNode) => <NationalNumber>{words}</NationalNumber>;
  return (
    <Card as="section" tone="subtle" padding="medium" aria-labelledby={title}>
      <Stack gap="xsmall">
        <Heading level={2} size={4} id={title}>
          {t('urgent.title')}
        </Heading>
        <Text>{t.rich('urgent.text', { emergency: number, urgent: number })}</Text>
        {chat === 'mentalSupport' && (
          <Text>{t.rich('mentalSupport.crisis', { emergency: number, crisis: number })}</Text>
        )}
      </Stack>
    </Card>
  );
}

/** When the chat and the phone are answered. */
function ServiceTimes({ chat }: ChatPageProps): ReactNode {
  const t = useTranslations('chats.hours');
  const { customerServicePhone: phone } = useBrand();
  const title = useId();
  const words = (service: StaffedService) => (
    <Stack gap="none">
      <Text>{t('weekdays', { ...SERVICE_HOURS[service].weekday })}</Text>
      <Text>{t('weekends', { ...SERVICE_HOURS[service].weekend })}</Text>
    </Stack>
  );
  return (
    <Card as="section" padding="medium" aria-labelledby={title}>
      <Stack gap="small">
        <Heading level={2} size={3} id={title}>
          {t('title')}
        </Heading>
        <DefinitionList
          layout="stacked"
          items={[
            { term: t('chat'), description: words('chat') },
            { term: t('phone'), description: words('phone') },
          ]}
        />
        <Text>{t.rich('call', { phone, call: (number) => <PhoneText>{number}</PhoneText> })}</Text>
        {chat === 'sicknessFund' && (
          <Text size="small" tone="muted">
            {t('messages')}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
