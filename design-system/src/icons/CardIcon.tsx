import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function CardIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <rect x="2.75" y="5" width="18.5" height="14" rx="3" />
      <path d="M2.75 9.75h18.5M6.5 15h3.5" />
    </Icon>
  );
}
