import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function BellIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M12 3.5a6 6 0 0 0-6 6c0 5-1.75 6.75-1.75 6.75h15.5S18 14.5 18 9.5a6 6 0 0 0-6-6ZM9.75 19.75a2.5 2.5 0 0 0 4.5 0" />
    </Icon>
  );
}
