import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function ArrowRightIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props} isDirectional>
      <path d="M4.5 12h15M13.5 6l6 6-6 6" />
    </Icon>
  );
}
