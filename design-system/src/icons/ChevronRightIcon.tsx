import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function ChevronRightIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props} isDirectional>
      <path d="m9.5 6 6 6-6 6" />
    </Icon>
  );
}
