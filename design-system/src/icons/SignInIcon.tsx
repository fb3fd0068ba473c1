import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function SignInIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props} isDirectional>
      <path d="M10.5 4H17a2.5 2.5 0 0 1 2.5 2.5v11A2.5 2.5 0 0 1 17 20h-6.5M3.5 12H14M10.5 8.25 14.25 12l-3.75 3.75" />
    </Icon>
  );
}
