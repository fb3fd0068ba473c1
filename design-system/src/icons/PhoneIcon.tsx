import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function PhoneIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M5.2 3.75h2.5a1.5 1.5 0 0 1 1.45 1.1l.85 3a1.5 1.5 0 0 1-.45 1.53L8.2 10.6a13 13 0 0 0 5.2 5.2l1.22-1.35a1.5 1.5 0 0 1 1.53-.45l3 .85a1.5 1.5 0 0 1 1.1 1.45v2.5a1.5 1.5 0 0 1-1.6 1.5A16 16 0 0 1 3.7 5.35a1.5 1.5 0 0 1 1.5-1.6Z" />
    </Icon>
  );
}
