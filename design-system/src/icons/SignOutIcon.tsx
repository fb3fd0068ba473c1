import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function SignOutIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props} isDirectional>
      <path d="M13.5 4H7a2.5 2.5 0 0 0-2.5 2.5v11A2.5 2.5 0 0 0 7 20h6.5M10 12h10.5M17 8.25 20.75 12 17 15.75" />
    </Icon>
  );
}
