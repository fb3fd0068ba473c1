import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { ReactNode } from 'react';
import { AnswerView, type AnswerViewProps } from './AnswerView.tsx';

export interface AnswerPageProps<Answer>
  extends Pick<AnswerViewProps<Answer>, 'answer' | 'failed' | 'loading' | 'children'> {
  /** The page's heading. */
  readonly title: string;
  /** What the page is for, in a sentence or two. */
  readonly lead: string;
}

/** A page to read that shows what one call answers, below its heading and what it is for. */
export function AnswerPage<Answer>({ title, lead, ...view }: AnswerPageProps<Answer>): ReactNode {
  return (
    <Page width="prose">
      <Stack gap={{ small: 'large', large: 'xlarge' }}>
        <Stack gap="small">
          <Heading level={1}>{title}</Heading>
          <Text size="lead">{lead}</Text>
        </Stack>
        <AnswerView {...view} />
      </Stack>
    </Page>
  );
}
