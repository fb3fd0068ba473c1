import type { ReactNode } from 'react';
import { useDesignSystem } from '../DesignSystem/context.ts';
import * as css from './Pagination.css.ts';

interface PageStepProps {
  readonly page: number;
  readonly href: ((page: number) => string) | undefined;
  readonly onChange: ((page: number) => void) | undefined;
  readonly label: string;
  readonly isCurrent?: boolean;
  /** There is no such page: shown, so that nothing moves, and disabled. */
  readonly isMissing?: boolean;
  readonly children: ReactNode;
}

/** A step to another page: a link where pages have addresses, else a button. */
export function PageStep(props: PageStepProps): ReactNode {
  const { page, href, onChange, label, isCurrent, isMissing, children } = props;
  const { link: Link } = useDesignSystem();
  const shared = {
    className: css.step,
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
  };
  if (isMissing) {
    return (
      <span className={css.step} aria-disabled>
        {children}
      </span>
    );
  }
  if (href) {
    return (
      <Link {...shared} href={href(page)} onClick={() => onChange?.(page)}>
        {children}
      </Link>
    );
  }
  return (
    <button {...shared} type="button" onClick={() => onChange?.(page)}>
      {children}
    </button>
  );
}
