import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { fill } from '../DesignSystem/strings.ts';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon.tsx';
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx';
import { LIST_ROLE } from '../styling/list-role.ts';
import { PageStep } from './PageStep.tsx';
import * as css from './Pagination.css.ts';
import { pageSlots } from './page-slots.ts';

export interface PaginationProps {
  /** Names the navigation. Default: 'Pages' in the reader's language. */
  readonly 'aria-label'?: string;
  /** The current page, from 1. */
  readonly page: number;
  /** How many there are. With one, nothing is shown. */
  readonly pages: number;
  /** Address of a page: its step is then a link, which works before any script. */
  readonly href?: (page: number) => string;
  /** Called for another page. The caller moves the focus to the new content. */
  readonly onChange?: (page: number) => void;
}

/** Pages of a list, one at a time. Where there is no room for numbers it says 'Page 3 of 20'. */
export function Pagination({ page, pages, href, onChange, ...rest }: PaginationProps): ReactNode {
  const { strings } = useDesignSystem();
  if (pages <= 1) return null;
  const ways = { href, onChange };
  return (
    <nav aria-label={rest['aria-label'] ?? strings.pages} className={css.frame}>
      <ul {...LIST_ROLE} className={css.list}>
        <li>
          <PageStep {...ways} page={page - 1} label={strings.previous} isMissing={page <= 1}>
            <ChevronLeftIcon />
            <span className={css.word}>{strings.previous}</span>
          </PageStep>
        </li>
        <li className={css.place}>{fill(strings.pageOf, { current: page, total: pages })}</li>
        {pageSlots(page, pages).map((slot) => (
          <li key={slot} className={css.number}>
            {typeof slot === 'number' ? (
              <PageStep
                {...ways}
                page={slot}
                label={fill(strings.page, { page: slot })}
                isCurrent={slot === page}
              >
                {slot}
              </PageStep>
            ) : (
              <span aria-hidden className={css.gap}>
                …
              </span>
            )}
          </li>
        ))}
        <li>
          <PageStep {...ways} page={page + 1} label={strings.next} isMissing={page >= pages}>
            <span className={css.word}>{strings.next}</span>
            <ChevronRightIcon />
          </PageStep>
        </li>
      </ul>
    </nav>
  );
}
