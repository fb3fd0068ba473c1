import { Columns } from '@portal/design-system/Columns';
import { Stack } from '@portal/design-system/Stack';
import { TextLink } from '@portal/design-system/TextLink';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#client/calls/call.ts';
import { useCall } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { definePage } from '#client/pages/page.ts';
import { OperatorPage } from '../frame/OperatorPage.tsx';
import { AddBreak } from './AddBreak.tsx';
import { BreakList } from './BreakList.tsx';

const LIST = 'GET /api/workspace/service-breaks';
/** Milliseconds after which the breaks are asked for again: they begin and end by the clock. */
const EVERY = 60_000;

export const page = definePage({
  key: 'workspace-service-breaks',
  messages: ['operators'],
  calls: () => [call(LIST)],
  title: (t) => t('operators.breaks.title'),
  Component: BreaksPage,
});

/** Which parts are out of use, and when: an operator adds breaks and ends them. */
function BreaksPage(): ReactNode {
  const t = useTranslations('operators.breaks');
  const href = useHref();
  const answer = useCall(LIST, {}, { every: EVERY });
  return (
    <OperatorPage title={t('title')} lead={t('lead')} answer={answer} failed={t('failed')}>
      {({ breaks }) => (
        <Columns layout={{ small: 'one', large: 'two' }}>
          <Stack gap="medium">
            <BreakList breaks={breaks} onChanged={answer.retry} />
            <TextLink href={href('system-status')} isStandalone>
              {t('public')}
            </TextLink>
          </Stack>
          <AddBreak onAdded={answer.retry} />
        </Columns>
      )}
    </OperatorPage>
  );
}
