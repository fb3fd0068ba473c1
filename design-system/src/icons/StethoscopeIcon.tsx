import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function StethoscopeIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M6 3.5H4.5v5a4.25 4.25 0 0 0 8.5 0v-5h-1.5M8.75 12.75V15a5.25 5.25 0 0 0 10.5 0v-1.5" />
      <circle cx="19.25" cy="11.25" r="2.25" />
    </Icon>
  );
}
