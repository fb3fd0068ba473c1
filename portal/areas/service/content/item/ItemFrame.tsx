import { Notice } from '@portal/design-system/Notice';
import { Page } from '@portal/design-system/Page';
import { PageOpening } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isProblem } from '#client/calls/call-error.ts';
import { AnswerView, type AnswerViewProps } from '#components/answer/AnswerView.tsx';
import { BackHeading, type BackHeadingProps } from '#components/BackHeading.tsx';

export interface ItemFrameProps<Item>
  extends Pick<BackHeadingProps, 'back' | 'title'>,
    Pick<AnswerViewProps<Item>, 'answer' | 'failed' | 'notFound'> {
  /** Its cards, one below the other. */
  readonly children: (item: Item) => ReactNode;
}

/** The page of something that operators write, in each of its states; those who may not write it are told so. */
export function ItemFrame<Item>({ back, title, children, ...view }: ItemFrameProps<Item>): ReactNode {
  const t = useTranslations('content');
  return (
    <>
      <PageOpening>
        <BackHeading back={back} title={title} />
      </PageOpening>
      <Page isDense>
        {isProblem(view.answer.error, 'forbidden') ? (
          <Notice>{t('notForYou')}</Notice>
        ) : (
          <AnswerView {...view}>{(item) => <Stack gap="large">{children(item)}</Stack>}</AnswerView>
        )}
      </Page>
    </>
  );
}
