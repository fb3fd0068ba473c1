import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function SyringeIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="m18 2.75 3.25 3.25M19.6 4.4 16.5 7.5M12.5 5.25l6.25 6.25M17.25 10l-7.9 7.9a2 2 0 0 1-1.4.6H5.5v-2.45a2 2 0 0 1 .6-1.4L14 6.75M5.5 18.5l-2.75 2.75M9 11.75 11.5 14.25" />
    </Icon>
  );
}
