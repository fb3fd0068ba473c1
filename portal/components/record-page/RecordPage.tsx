import { Columns } from '@portal/design-system/Columns';
import { Page, type PageProps } from '@portal/design-system/Page';
import { PageOpening, type PageOpeningProps } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { AnswerView, type AnswerViewProps } from '../answer/AnswerView.tsx';

const GAPS = { list: { small: 'large', large: 'xlarge' }, entry: 'large' } as const;

export interface RecordPageProps<Answer> extends AnswerViewProps<Answer> {
  /** A list of the record, or one of its entries. */
  readonly kind: keyof typeof GAPS;
  /** There in each state: of an entry a `BackHeading`. */
  readonly heading: ReactNode;
  /** Beside the heading, where there is room. Default: none. */
  readonly illustration?: PageOpeningProps['illustration'];
  /** Default: `annotated` with an `aside`, else `prose`. */
  readonly width?: PageProps['width'];
  /** What is done with the answer and what explains it: below it, on wide screens beside it. */
  readonly aside?: (answer: Answer) => ReactNode;
}

/** A page of the health record: its heading, and below it the answer of its one call in each of its states. */
export function RecordPage<Answer>(props: RecordPageProps<Answer>): ReactNode {
  const {
    kind,
    heading,
    illustration,
    aside,
    width = aside ? 'annotated' : 'prose',
    children,
    ...states
  } = props;
  const gap = GAPS[kind];
  const { data } = states.answer;
  const isEmpty = data !== undefined && states.empty?.isEmpty(data) === true;
  const content = (
    <Stack gap={gap}>
      <AnswerView {...states}>{children}</AnswerView>
    </Stack>
  );
  return (
    <>
      <PageOpening width={width} illustration={illustration}>
        {heading}
      </PageOpening>
      <Page width={width} isDense>
        {aside ? (
          <Columns layout="noteEnd" gap={{ small: 'large', large: 'xlarge' }}>
            {content}
            {/* There from the beginning: what comes moves nothing. Beside what is empty nothing comes. */}
            {!isEmpty && <Stack gap="large">{data !== undefined && aside(data)}</Stack>}
          </Columns>
        ) : (
          content
        )}
      </Page>
    </>
  );
}
