import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function EditIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="m4 20 .9-4 11-11a2.2 2.2 0 0 1 3.1 3.1l-11 11L4 20ZM14 7l3 3" />
    </Icon>
  );
}
