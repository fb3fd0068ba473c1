import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function HeartPulseIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M12 20.25S3.5 15.4 3.5 9.4A4.65 4.65 0 0 1 12 6.8a4.65 4.65 0 0 1 8.5 2.6c0 6-8.5 10.85-8.5 10.85ZM7 12h2l1.5-2.5 2.5 4.75L14.5 12H17" />
    </Icon>
  );
}
