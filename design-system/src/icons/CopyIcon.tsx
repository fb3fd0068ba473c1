import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function CopyIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <rect x="8.5" y="8.5" width="12" height="12" rx="2.75" />
      <path d="M5.5 15.5a2 2 0 0 1-2-2V6.25A2.75 2.75 0 0 1 6.25 3.5h7.25a2 2 0 0 1 2 2" />
    </Icon>
  );
}
