import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function TrashIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M4.5 6.75h15M9.5 6.5V5a1.5 1.5 0 0 1 1.5-1.5h2A1.5 1.5 0 0 1 14.5 5v1.5M6.5 6.75l.8 11.4a2.25 2.25 0 0 0 2.25 2.1h4.9a2.25 2.25 0 0 0 2.25-2.1l.8-11.4M10.25 11v5M13.75 11v5" />
    </Icon>
  );
}
