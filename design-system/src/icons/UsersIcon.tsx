import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function UsersIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 19.5c.6-3.4 3.2-5.25 6.5-5.25s5.9 1.85 6.5 5.25M15.5 5.2a3.5 3.5 0 0 1 0 6.6M17.5 14.6c2.1.6 3.6 2.3 4 4.9" />
    </Icon>
  );
}
