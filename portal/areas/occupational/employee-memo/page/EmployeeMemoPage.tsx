import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { List, ListItem } from '@portal/design-system/List';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBrand, useLanguage } from '#client/app/app-context.ts';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { definePage } from '#client/pages/page.ts';
import { AnswerPage } from '#components/answer/AnswerPage.tsx';
import { BookInstead } from '#components/BookInstead.tsx';
import { PhoneText } from '#components/PhoneText.tsx';
import { SectionCard } from '#components/SectionCard.tsx';
import { formatDay } from '#contract/time/time-format.ts';
import type { EmployeeMemo, EmployeeMemos } from '../contract.ts';

export const page = definePage({
  key: 'employee-memo-page',
  messages: ['employee-memo'],
  calls: () => [call('GET /api/occupational/memo')],
  title: (t) => t('employee-memo.title'),
  Component: EmployeeMemoPage,
});

/** What was agreed with the patient's employers, and what an employee has to know of it (OCC-03). */
function EmployeeMemoPage(): ReactNode {
  const t = useTranslations('employee-memo');
  return (
    <AnswerPage
      title={t('title')}
      lead={t('lead')}
      loading={t('loading')}
      answer={useCall('GET /api/occupational/memo')}
      failed={{ title: t('error.title'), text: t('error.text') }}
      illustration="record"
      aside={({ type }) => type === 'ok' && <ByLaw />}
    >
      {(memos) => <Memos memos={memos} />}
    </AnswerPage>
  );
}

function Memos({ memos: answer }: { readonly memos: EmployeeMemos }): ReactNode {
  const t = useTranslations('employee-memo');
  const { customerServicePhone: phone } = useBrand();
  if (answer.type === 'no-occupational-healthcare') {
    return (
      <BookInstead title={t('none.title')} action={t('none.action')}>
        {t.rich('none.text', { phone, call: (text) => <PhoneText>{text}</PhoneText> })}
      </BookInstead>
    );
  }
  return (
    <>
      <Examination next={answer.nextExamination} />
      {answer.memos.map((memo) => (
        <Memo key={memo.employer} memo={memo} />
      ))}
      {answer.memos.length === 0 && (
        <Card>
          <EmptyState title={t('noMemo.title')}>{t('noMemo.text')}</EmptyState>
        </Card>
      )}
    </>
  );
}

type NextExamination = Extract<EmployeeMemos, { type: 'ok' }>['nextExamination'];

function Examination({ next }: { readonly next: NextExamination }): ReactNode {
  const t = useTranslations('employee-memo.examination');
  const lang = useLanguage();
  return (
    <SectionCard title={t('title')}>
      {next ? (
        <>
          <Text weight="strong">{t('due', { day: formatDay(new Date(next.dueOn), lang) })}</Text>
          <Text>{t(next.kind)}</Text>
        </>
      ) : (
        <Text>{t('none')}</Text>
      )}
    </SectionCard>
  );
}

function Memo({ memo }: { readonly memo: EmployeeMemo }): ReactNode {
  const t = useTranslations('employee-memo');
  const lang = useLanguage();
  return (
    <>
      <SectionCard title={t('agreed.title', { employer: memo.employer })}>
        <Text>{t('agreed.since', { day: formatDay(new Date(memo.validFrom), lang) })}</Text>
        <Lines lines={memo.agreed} />
      </SectionCard>
      <SectionCard title={t('handled.title')}>
        <Text>{t('handled.text')}</Text>
        <Lines
          lines={memo.handled.map(({ day, text }) =>
            t('handled.line', { day: formatDay(new Date(day), lang), text }),
          )}
          none={t('handled.none')}
        />
      </SectionCard>
      <SectionCard title={t('sickLeave.title')}>
        <Lines lines={memo.sickLeave} />
      </SectionCard>
    </>
  );
}

/** What the law says of every employee. */
function ByLaw(): ReactNode {
  const t = useTranslations('employee-memo');
  return (
    <>
      <SectionCard title={t('long.title')}>
        <Lines lines={[t('long.month'), t('long.allowance'), t('long.statement')]} />
      </SectionCard>
      <SectionCard title={t('privacy.title')}>
        <Text>{t('privacy.text')}</Text>
        <Text>{t('privacy.conclusion')}</Text>
      </SectionCard>
    </>
  );
}

interface LinesProps {
  readonly lines: readonly string[];
  /** Said where there is no line. */
  readonly none?: string;
}

function Lines({ lines, none }: LinesProps): ReactNode {
  if (lines.length === 0) return none && <Text tone="muted">{none}</Text>;
  return (
    <List>
      {lines.map((line) => (
        <ListItem key={line}>{line}</ListItem>
      ))}
    </List>
  );
}
