import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function VideoIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <rect x="2.75" y="6" width="12.5" height="12" rx="3" />
      <path d="m15.25 10.75 4.6-2.9a.9.9 0 0 1 1.4.75v6.8a.9.9 0 0 1-1.4.75l-4.6-2.9" />
    </Icon>
  );
}
