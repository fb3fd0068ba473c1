import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function PrintIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M7 8.5V5.25A1.75 1.75 0 0 1 8.75 3.5h6.5A1.75 1.75 0 0 1 17 5.25V8.5M7 17.25H6.25a2.75 2.75 0 0 1-2.75-2.75v-3.25A2.75 2.75 0 0 1 6.25 8.5h11.5a2.75 2.75 0 0 1 2.75 2.75v3.25a2.75 2.75 0 0 1-2.75 2.75H17" />
      <rect x="7" y="13.75" width="10" height="6.75" rx="1.75" />
    </Icon>
  );
}
