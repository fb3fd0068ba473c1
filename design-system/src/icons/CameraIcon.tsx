import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function CameraIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M7.75 6.75 9 4.85A1.75 1.75 0 0 1 10.45 4h3.1a1.75 1.75 0 0 1 1.45.85l1.25 1.9h1.5a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6.25a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3h1.5Z" />
      <circle cx="12" cy="13" r="3.5" />
    </Icon>
  );
}
