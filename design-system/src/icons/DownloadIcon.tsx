import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function DownloadIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M12 3.75v11M7.5 10.5 12 15l4.5-4.5M4 16.5v1.25a2.5 2.5 0 0 0 2.5 2.5h11a2.5 2.5 0 0 0 2.5-2.5V16.5" />
    </Icon>
  );
}
