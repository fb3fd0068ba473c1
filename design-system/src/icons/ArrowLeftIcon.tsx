import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function ArrowLeftIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props} isDirectional>
      <path d="M19.5 12h-15M10.5 6l-6 6 6 6" />
    </Icon>
  );
}
