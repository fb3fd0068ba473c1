import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { fill } from '../DesignSystem/strings.ts';
import { RefreshIcon } from '../icons/RefreshIcon.tsx';
import { spinner } from '../Spinner/Spinner.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ComboBox.css.ts';

export interface SearchStateProps {
  /** A search is under way. Default: false. */
  readonly isLoading: boolean;
  /** The search failed. */
  readonly hasFailed: boolean;
  /** Tries again. */
  readonly onRetry: (() => void) | undefined;
  /** How many results are shown. */
  readonly count: number;
  /** Says that nothing was found. */
  readonly emptyText: string;
}

/** State of the search, seen and read out: under way, failed, nothing found, or how many found. */
export function SearchState({
  isLoading,
  hasFailed,
  onRetry,
  count,
  emptyText,
}: SearchStateProps): ReactNode {
  const { strings } = useDesignSystem();
  return (
    <>
      <div role="status">
        {isLoading ? (
          <p className={css.message}>
            <span aria-hidden className={spinner} />
            {strings.loading}
          </p>
        ) : hasFailed ? (
          <p className={css.message}>{strings.searchFailed}</p>
        ) : count === 0 ? (
          <p className={css.message}>{emptyText}</p>
        ) : (
          <VisuallyHidden>{fill(strings.resultCount, { count })}</VisuallyHidden>
        )}
      </div>
      {hasFailed && !isLoading && onRetry && (
        <Button tone="secondary" size="small" icon={<RefreshIcon />} onPress={onRetry}>
          {strings.retry}
        </Button>
      )}
    </>
  );
}
