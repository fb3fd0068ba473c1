import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function PillIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="m4.9 12.2 7.3-7.3a4.88 4.88 0 0 1 6.9 6.9l-7.3 7.3a4.88 4.88 0 0 1-6.9-6.9ZM8.5 8.6l6.9 6.9" />
    </Icon>
  );
}
