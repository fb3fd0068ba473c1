import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function BoneIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M13.3 8.3A2.6 2.6 0 1 1 17.9 6.1A2.6 2.6 0 1 1 15.7 10.7L10.7 15.7A2.6 2.6 0 1 1 6.1 17.9A2.6 2.6 0 1 1 8.3 13.3Z" />
    </Icon>
  );
}
