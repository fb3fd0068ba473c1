import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function UserIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.25c.7-3.9 3.7-6 7.5-6s6.8 2.1 7.5 6" />
    </Icon>
  );
}
