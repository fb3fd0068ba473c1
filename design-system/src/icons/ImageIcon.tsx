import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function ImageIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <rect x="3.5" y="4.5" width="17" height="15" rx="3" />
      <circle cx="8.75" cy="9.5" r="1.5" />
      <path d="m4.25 17.5 4.2-4a1.75 1.75 0 0 1 2.4 0l6 5.75M14.25 16l1.4-1.35a1.75 1.75 0 0 1 2.4 0L20.25 16.75" />
    </Icon>
  );
}
