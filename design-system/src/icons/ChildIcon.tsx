import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function ChildIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12.25" r="8.5" />
      <path d="M9 11.25v.01M15 11.25v.01M9 14.75c1.6 1.9 4.4 1.9 6 0M12 3.75c-.2 1.75 1 2.9 2.5 2.5" />
    </Icon>
  );
}
