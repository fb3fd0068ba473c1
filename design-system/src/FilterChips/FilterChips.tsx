import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import { CloseIcon } from '../icons/CloseIcon.tsx';
import { LIST_ROLE } from '../styling/list-role.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import * as css from './FilterChips.css.ts';

export interface FilterChip {
  readonly id: string;
  readonly label: string;
  /** What pressing it does, in full: 'Remove filter Helsinki'. */
  readonly removeLabel: string;
  /** The same list without this filter. */
  readonly href: string;
}

export interface FilterChipsProps {
  /** The current filters, each with the link that removes it. */
  readonly filters: readonly FilterChip[];
  /** The list without any filter, offered where there are several. */
  readonly clear?: { readonly href: string; readonly label: string };
}

/** The filters of a list, each a link to the list without it: works before any script. */
export function FilterChips({ filters, clear }: FilterChipsProps): ReactNode {
  const { link: Link } = useDesignSystem();
  if (filters.length === 0) return null;
  return (
    <ul {...LIST_ROLE} className={css.list}>
      {filters.map(({ id, label, removeLabel, href }) => (
        <li key={id} className={css.cell}>
          <Link href={href} className={css.chip} aria-label={removeLabel}>
            {label}
            <CloseIcon size="small" />
          </Link>
        </li>
      ))}
      {clear && filters.length > 1 && (
        <li className={css.cell}>
          <TextLink href={clear.href} isStandalone>
            {clear.label}
          </TextLink>
        </li>
      )}
    </ul>
  );
}
