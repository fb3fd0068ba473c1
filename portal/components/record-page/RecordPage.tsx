import { Columns } from '@portal/design-system/Columns';
import { Page, type PageProps } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { AnswerView, type AnswerViewProps } from '../answer/AnswerView.tsx';

const GAPS = { list: { small: 'large', large: 'xlarge' }, entry: 'large' } as const;

export interface RecordPageProps<Answer> extends AnswerViewProps<Answer> {
  /** A list of the record, or one of its entries. */
  readonly kind: keyof typeof GAPS;
  /** There in each state: of an entry a `BackHeading`. */
  readonly heading: ReactNode;
  /** Default: `prose`. */
  readonly width?: PageProps['width'];
  /** What is done with the answer and what explains it: below it, on wide screens beside it. */
  readonly aside?: (answer: Answer) => ReactNode;
}

/** A page of the health record: its heading, and below it the answer of its one call in each of its states. */
export function RecordPage<Answer>(props: RecordPageProps<Answer>): ReactNode {
  const { kind, heading, aside, width = aside ? 'annotated' : 'prose', children, ...states } = props;
  const gap = GAPS[kind];
  if (!aside)
    return (
      <Page width={width}>
        <Stack gap={gap}>
          {heading}
          <AnswerView {...states}>{children}</AnswerView>
        </Stack>
      </Page>
    );
  const { data } = states.answer;
  return (
    <Page width={width}>
      <Stack gap={gap}>
        {heading}
        <Columns layout={{ small: 'one', large: 'noteEnd' }} gap={{ small: 'large', large: 'xlarge' }}>
          <Stack gap={gap}>
            <AnswerView {...states}>{children}</AnswerView>
          </Stack>
          {data !== undefined && !states.empty?.isEmpty(data) && <Stack gap="large">{aside(data)}</Stack>}
        </Columns>
      </Stack>
    </Page>
  );
}
