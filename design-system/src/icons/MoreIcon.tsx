import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function MoreIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <circle cx="5.5" cy="12" r="0.75" />
      <circle cx="12" cy="12" r="0.75" />
      <circle cx="18.5" cy="12" r="0.75" />
    </Icon>
  );
}
