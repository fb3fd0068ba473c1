import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function PinIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M12 21.25s6.75-6.1 6.75-11.25a6.75 6.75 0 1 0-13.5 0c0 5.15 6.75 11.25 6.75 11.25Z" />
      <circle cx="12" cy="10" r="2.5" />
    </Icon>
  );
}
