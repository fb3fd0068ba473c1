import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function BriefcaseIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <rect x="3" y="7.5" width="18" height="12.5" rx="3" />
      <path d="M8.5 7.5V6A2 2 0 0 1 10.5 4h3a2 2 0 0 1 2 2v1.5M3 12.75h18M12 11.75v2" />
    </Icon>
  );
}
