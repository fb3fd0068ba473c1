import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function AttachmentIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="m19.75 11.5-8 8a5 5 0 0 1-7.07-7.07l8-8a3.35 3.35 0 0 1 4.74 4.74l-7.95 7.95a1.7 1.7 0 0 1-2.4-2.4l7.2-7.2" />
    </Icon>
  );
}
