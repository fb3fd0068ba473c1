import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isProblem } from '#client/calls/call-error.ts';
import type { CallState } from '#client/calls/use-call.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { AnswerView } from '#components/answer/AnswerView.tsx';
import { BackHeading } from '#components/BackHeading.tsx';

export interface OperatorPageProps<Data> {
  /** The page's title. */
  readonly title: string;
  /** What the page is for, in a sentence or two. */
  readonly lead: string;
  /** The call that the page shows. */
  readonly answer: CallState<Data>;
  /** Said where its answer did not come. */
  readonly failed: string;
  /** What is shown of the answer. */
  readonly children: (data: Data) => ReactNode;
}

/** A page of operators; everybody else reads that it is not for them. */
export function OperatorPage<Data>(props: OperatorPageProps<Data>): ReactNode {
  const { title, lead, answer, failed, children } = props;
  const t = useTranslations('operators');
  const href = useHref();
  return (
    <>
      <PageOpening>
        <BackHeading back={{ href: href('workspace'), label: t('back') }} title={title}>
          <Text>{lead}</Text>
        </BackHeading>
      </PageOpening>
      <Page isDense>
        {isProblem(answer.error, 'forbidden') ? (
          <Notice>{t('notForYou')}</Notice>
        ) : (
          <AnswerView answer={answer} failed={{ title: failed }}>
            {(data) => <Stack gap="large">{children(data)}</Stack>}
          </AnswerView>
        )}
      </Page>
    </>
  );
}
