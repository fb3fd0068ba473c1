import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function RefreshIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M20 12a8 8 0 1 1-2.34-5.66L20 8.7M20 4v4.75h-4.75" />
    </Icon>
  );
}
