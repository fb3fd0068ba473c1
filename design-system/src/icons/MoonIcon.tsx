import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function MoonIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M20 14.2A8.25 8.25 0 1 1 9.8 4a6.6 6.6 0 0 0 10.2 10.2Z" />
    </Icon>
  );
}
