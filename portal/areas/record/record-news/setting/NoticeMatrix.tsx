import { Checkbox } from '@portal/design-system/Checkbox';
import { Stack } from '@portal/design-system/Stack';
import { Table } from '@portal/design-system/Table';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFeatures } from '#client/app/app-context.ts';
import { useHref } from '#client/navigation/use-href.ts';
import type { Choice, NoticesState } from '../contract.ts';

const WAYS = ['email', 'sms'] as const;
type Way = (typeof WAYS)[number];

export interface NoticeMatrixProps {
  /** As it was saved last. */
  readonly state: NoticesState;
  /** What is chosen now. */
  readonly choice: Choice;
  /** Called with what changes. */
  readonly onChange: (part: Partial<Choice>) => void;
}

/** What the patient is told of, and by which ways: a box for each of both. */
export function NoticeMatrix({ state, choice, onChange }: NoticeMatrixProps): ReactNode {
  const t = useTranslations('record-news');
  const href = useHref();
  const { has } = useFeatures();
  const events = [
    'appointments' as const,
    'results' as const,
    ...(has('customer-messaging-enabled') ? ['messages' as const] : []),
    'invoices' as const,
  ];
  const hasAddress = { email: state.hasEmail, sms: state.hasPhone };

  function cell(event: (typeof events)[number], way: Way): ReactNode {
    // A booking is always confirmed, and what a text message needs is a consent.
    if (event === 'appointments')
      return way === 'email' ? t('always') : t('consent', { given: String(state.appointments.sms) });
    const chosen = choice[event] ?? state[event];
    return (
      <Checkbox
        appearance="bare"
        isSelected={chosen[way]}
        isDisabled={!hasAddress[way] && !chosen[way]}
        onChange={(isSelected) => onChange({ [event]: { ...chosen, [way]: isSelected } })}
      >
        {t('cell', { title: t(`events.${event}`), name: t(way) })}
      </Checkbox>
    );
  }

  return (
    <Stack gap="small">
      <Table
        caption={t('title')}
        isCaptionHidden
        needs="compact"
        columns={[
          { id: 'event', header: t('event'), cell: (event) => t(`events.${event}`) },
          ...WAYS.map((way) => ({
            id: way,
            header: t(way),
            cell: (event: (typeof events)[number]) => cell(event, way),
          })),
        ]}
        rows={events}
        rowKey={(event) => event}
      />
      <Stack gap="xsmall">
        <Text tone="muted">
          {t.rich('appointmentsText', {
            link: (words) => (
              <TextLink key="consents" href={href('my-information', {}, { tab: 'consent' })}>
                {words}
              </TextLink>
            ),
          })}
        </Text>
        <Text tone="muted">{t('otherNotices')}</Text>
        {!state.hasEmail && <Text>{t('emailMissing')}</Text>}
        {!state.hasPhone && <Text>{t('smsMissing')}</Text>}
      </Stack>
    </Stack>
  );
}
