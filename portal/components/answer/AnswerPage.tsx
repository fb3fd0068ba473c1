import { Columns } from '@portal/design-system/Columns';
import { Page } from '@portal/design-system/Page';
import { PageOpening, type PageOpeningProps } from '@portal/design-system/PageOpening';
import { Stack } from '@portal/design-system/Stack';
import type { ReactNode } from 'react';
import { OpeningWords } from '../record-page/OpeningWords.tsx';
import { AnswerView, type AnswerViewProps } from './AnswerView.tsx';

export interface AnswerPageProps<Answer>
  extends Pick<AnswerViewProps<Answer>, 'answer' | 'failed' | 'loading' | 'children'> {
  /** The page's heading. */
  readonly title: string;
  /** What the page is for, in a sentence or two; or what matters first of the answer, in a line. */
  readonly lead: string | ((answer: Answer) => string);
  /** Beside the heading, where there is room. */
  readonly illustration: PageOpeningProps['illustration'];
  /** What explains the answer: below it, on wide screens beside it; null where there is nothing to say. Default: none. */
  readonly aside?: (answer: Answer) => ReactNode;
}

/** A page to read that shows what one call answers, below its heading and what it is for. */
export function AnswerPage<Answer>(props: AnswerPageProps<Answer>): ReactNode {
  const { title, lead, illustration, aside, ...view } = props;
  const width = aside ? 'annotated' : 'prose';
  const { data } = view.answer;
  const content = (
    <Stack gap="large">
      <AnswerView {...view} />
    </Stack>
  );
  return (
    <>
      <PageOpening width={width} illustration={illustration}>
        <OpeningWords title={title} fact={typeof lead === 'string' ? lead : data && lead(data)} />
      </PageOpening>
      <Page width={width} isDense>
        {aside ? (
          <Columns layout="noteEnd" gap={{ small: 'large', large: 'xlarge' }}>
            {content}
            {/* There from the beginning: what comes moves nothing. */}
            <Stack gap="large">{data !== undefined && aside(data)}</Stack>
          </Columns>
        ) : (
          content
        )}
      </Page>
    </>
  );
}
