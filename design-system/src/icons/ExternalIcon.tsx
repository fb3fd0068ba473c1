import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function ExternalIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props} isDirectional>
      <path d="M14 4h6v6M20 4l-8.5 8.5M10 5.5H7A2.5 2.5 0 0 0 4.5 8v9A2.5 2.5 0 0 0 7 19.5h9a2.5 2.5 0 0 0 2.5-2.5v-3" />
    </Icon>
  );
}
