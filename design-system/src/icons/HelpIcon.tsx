import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function HelpIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M9.5 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.45-1.2 1-1.2 1.8M12 16.5v.01" />
    </Icon>
  );
}
