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
}

/** A page of the health record: its heading, and below it the answer of its one call in each of its states. */
export function RecordPage<Answer>({
  kind,
  heading,
  width = 'prose',
  ...states
}: RecordPageProps<Answer>): ReactNode {
  return (
    <Page width={width}>
      <Stack gap={GAPS[kind]}>
        {heading}
        <AnswerView {...states} />
      </Stack>
    </Page>
  );
}
