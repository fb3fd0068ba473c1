import { Notice } from '@portal/design-system/Notice';
import { Page, type PageProps } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { isProblem } from '#client/calls/call-error.ts';
import { useHref } from '#client/navigation/use-href.ts';
import { AnswerView, type AnswerViewProps } from './answer/AnswerView.tsx';
import { BackHeading } from './BackHeading.tsx';

export interface WorkPageProps<Answer> extends Pick<AnswerViewProps<Answer>, 'answer' | 'children'> {
  /** The page's heading. */
  readonly title: string;
  /** What leads back to the inbox of the workspace. */
  readonly back: string;
  /** Below the title. Default: nothing. */
  readonly under?: ReactNode;
  /** Says to those for whom the page is not whose it is. Default: it is for all who work here. */
  readonly notForYou?: string;
  /** Says that the answer could not be shown. */
  readonly failed: string;
  /** Default: `annotated`, for what has notes beside it. */
  readonly width?: PageProps['width'];
}

/** A page of the workspace below its inbox: its heading, and the answer of its one call, or for whom the page is. */
export function WorkPage<Answer>(props: WorkPageProps<Answer>): ReactNode {
  const { title, back, under, notForYou, failed, width = 'annotated', answer, children } = props;
  const href = useHref();
  return (
    <>
      <PageOpening width={width}>
        <BackHeading back={{ href: href('workspace'), label: back }} title={title}>
          {under}
        </BackHeading>
      </PageOpening>
      <Page width={width} isDense>
        <Stack gap="large">
          {notForYou && isProblem(answer.error, 'forbidden') ? (
            <Notice>{notForYou}</Notice>
          ) : (
            <AnswerView answer={answer} failed={{ title: failed }}>
              {children}
            </AnswerView>
          )}
        </Stack>
      </Page>
    </>
  );
}
