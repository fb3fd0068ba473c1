import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function MapIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M9 4.25 3.5 6.5v13.25L9 17.5l6 2.25 5.5-2.25V4.25L15 6.5 9 4.25ZM9 4.25V17.5M15 6.5v13.25" />
    </Icon>
  );
}
