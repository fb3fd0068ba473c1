import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function ChevronLeftIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props} isDirectional>
      <path d="m14.5 6-6 6 6 6" />
    </Icon>
  );
}
