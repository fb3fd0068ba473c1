import { Card } from '@portal/design-system/Card';
import { Heading } from '@portal/design-system/Heading';
import { Inline } from '@portal/design-system/Inline';
import { ArrowRightIcon } from '@portal/design-system/icons/ArrowRightIcon';
import type { LinkRow } from '@portal/design-system/LinkList';
import { RetryButton } from '@portal/design-system/RetryButton';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { CallState } from '#client/calls/use-call.ts';
import { RecordRows, RecordRowsSkeleton } from '../record/RecordRows.tsx';

/** How many entries a block shows: the list has the others. */
export const ROWS_SHOWN = 3;

export interface RecordBlockProps<Answer> {
  /** What the block is about, in one word. */
  readonly title: string;
  /** The way to the whole list. Its words begin with the ones that are seen, 'Show all', and are read out in full. */
  readonly showAll: { readonly href: string; readonly label: string };
  /** The block's own call: it loads and fails without the others. */
  readonly answer: Pick<CallState<Answer>, 'data' | 'error' | 'isRefreshing' | 'retry'>;
  /** The rows of an answer, the latest first; three are shown, each with what tells it from the others in two lines. */
  readonly rows: (answer: Answer) => readonly LinkRow[];
  /** Rows have a face or an icon at their start. Default: false. */
  readonly hasStart?: boolean;
  /** Announced while it loads. */
  readonly loading: string;
  /** Said where there is no entry. */
  readonly empty: string;
  /** Said where it could not be loaded, beside the button that tries again. */
  readonly failed: string;
}

/** The latest of one list of the health record, on the front page. */
export function RecordBlock<Answer>(props: RecordBlockProps<Answer>): ReactNode {
  const { title, showAll } = props;
  const t = useTranslations('shell.front');
  const heading = useId();
  return (
    <Stack as="section" gap="small" aria-labelledby={heading}>
      <Inline justify="between">
        <Heading level={2} size={3} id={heading}>
          {title}
        </Heading>
        <TextLink
          href={showAll.href}
          aria-label={showAll.label}
          isStandalone
          iconEnd={<ArrowRightIcon size="small" />}
        >
          {t('showAll')}
        </TextLink>
      </Inline>
      <Rows {...props} labelledBy={heading} />
    </Stack>
  );
}

type RowsProps<Answer> = RecordBlockProps<Answer> & { readonly labelledBy: string };

function Rows<Answer>({
  answer,
  rows,
  hasStart = false,
  labelledBy,
  ...texts
}: RowsProps<Answer>): ReactNode {
  const { data, error } = answer;
  if (data !== undefined) {
    const shown = rows(data).slice(0, ROWS_SHOWN);
    return shown.length > 0 ? (
      <RecordRows aria-labelledby={labelledBy} rows={shown} />
    ) : (
      <Card>
        <Text tone="muted">{texts.empty}</Text>
      </Card>
    );
  }
  if (error) return <Failed answer={answer}>{texts.failed}</Failed>;
  return <RecordRowsSkeleton count={ROWS_SHOWN} hasStart={hasStart} label={texts.loading} />;
}

interface FailedProps {
  readonly answer: Pick<CallState<unknown>, 'isRefreshing' | 'retry'>;
  readonly children: string;
}

/** One line, as the other blocks of the page are there. */
function Failed({ answer: { isRefreshing, retry }, children }: FailedProps): ReactNode {
  return (
    <Card>
      <Inline justify="between">
        <Text role="alert">{children}</Text>
        <RetryButton size="small" onRetry={retry} isRetrying={isRefreshing} />
      </Inline>
    </Card>
  );
}
