import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function CalendarRemoveIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M20.5 11V8a3 3 0 0 0-3-3h-11a3 3 0 0 0-3 3v9.5a3 3 0 0 0 3 3H12M3.5 10h17M8 2.75v4M16 2.75v4M16 15.5l4.25 4.25M20.25 15.5 16 19.75" />
    </Icon>
  );
}
