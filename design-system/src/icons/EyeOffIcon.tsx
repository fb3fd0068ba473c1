import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function EyeOffIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M4.25 4.25l15.5 15.5M9.75 5.97A9.6 9.6 0 0 1 12 5.75c6 0 9.25 6.25 9.25 6.25a16.5 16.5 0 0 1-2.7 3.5M6.4 7.5A15.6 15.6 0 0 0 2.75 12S6 18.25 12 18.25a9 9 0 0 0 4.3-1.15M9.9 9.9a3 3 0 0 0 4.2 4.2" />
    </Icon>
  );
}
