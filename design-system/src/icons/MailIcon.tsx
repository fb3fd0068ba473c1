import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function MailIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <rect x="3" y="5" width="18" height="14" rx="3" />
      <path d="m3.75 7.5 7 5.3a2 2 0 0 0 2.5 0l7-5.3" />
    </Icon>
  );
}
