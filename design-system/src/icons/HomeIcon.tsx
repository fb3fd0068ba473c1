import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function HomeIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M3.5 11 12 3.75 20.5 11M5.5 9.5v8.75a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2V9.5M9.75 20.25V15a1.5 1.5 0 0 1 1.5-1.5h1.5a1.5 1.5 0 0 1 1.5 1.5v5.25" />
    </Icon>
  );
}
