import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function SortIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M7.5 4.5v15M4 16l3.5 3.5L11 16M16.5 19.5v-15M13 8l3.5-3.5L20 8" />
    </Icon>
  );
}
