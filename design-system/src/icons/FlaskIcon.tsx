import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function FlaskIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M9.5 3.5v6.2L4.6 17.6a2 2 0 0 0 1.7 3.1h11.4a2 2 0 0 0 1.7-3.1L14.5 9.7V3.5M8 3.5h8M7 15h10" />
    </Icon>
  );
}
