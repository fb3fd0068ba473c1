import type { LinkProps } from '@portal/design-system/DesignSystem';
import type { ReactNode } from 'react';

/** Stands in for the router's link: stories lead nowhere. */
export function StoryLink({ onClick, children, ...rest }: LinkProps): ReactNode {
  return (
    <a
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    >
      {children}
    </a>
  );
}
