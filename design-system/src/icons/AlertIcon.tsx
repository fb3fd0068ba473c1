import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function AlertIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M10.5 4.4 2.9 17.6a1.75 1.75 0 0 0 1.5 2.65h15.2a1.75 1.75 0 0 0 1.5-2.65L13.5 4.4a1.75 1.75 0 0 0-3 0ZM12 9.25v4.5M12 17v.01" />
    </Icon>
  );
}
