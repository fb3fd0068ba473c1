import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function LinkIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M10 14a4.25 4.25 0 0 0 6 0l3.25-3.25a4.25 4.25 0 0 0-6-6L11.75 6.25M14 10a4.25 4.25 0 0 0-6 0l-3.25 3.25a4.25 4.25 0 0 0 6 6l1.5-1.5" />
    </Icon>
  );
}
