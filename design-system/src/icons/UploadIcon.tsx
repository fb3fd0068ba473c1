import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function UploadIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M12 14.75v-11M7.5 8 12 3.5 16.5 8M4 16.5v1.25a2.5 2.5 0 0 0 2.5 2.5h11a2.5 2.5 0 0 0 2.5-2.5V16.5" />
    </Icon>
  );
}
