import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function LockIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <rect x="5" y="10.5" width="14" height="10" rx="3" />
      <path d="M8 10.5V7.75a4 4 0 0 1 8 0v2.75M12 14.5v2" />
    </Icon>
  );
}
