import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function GlassesIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <circle cx="7" cy="14.75" r="3.5" />
      <circle cx="17" cy="14.75" r="3.5" />
      <path d="M10.5 14.25c.85-.75 2.15-.75 3 0M3.5 14.25l1.6-6.6A2 2 0 0 1 7.05 6.1M20.5 14.25l-1.6-6.6a2 2 0 0 0-1.95-1.55" />
    </Icon>
  );
}
