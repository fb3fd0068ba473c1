import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function HistoryIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M4 12a8 8 0 1 0 2.34-5.66L4 8.7M4 4v4.75h4.75M12 7.75V12l3 1.75" />
    </Icon>
  );
}
