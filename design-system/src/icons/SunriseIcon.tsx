import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function SunriseIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M3 18.5h18M6.5 15a5.5 5.5 0 0 1 11 0M12 3.5v4M9.5 5.75 12 3.25l2.5 2.5M3 14h1.5M19.5 14H21M5.6 8.6l1.1 1.1M18.4 8.6l-1.1 1.1" />
    </Icon>
  );
}
