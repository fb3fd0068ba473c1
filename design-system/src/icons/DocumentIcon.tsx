import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function DocumentIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M13.5 3H7.5A2.5 2.5 0 0 0 5 5.5v13A2.5 2.5 0 0 0 7.5 21h9a2.5 2.5 0 0 0 2.5-2.5V8.5L13.5 3ZM13.25 3.25V8.5h5.5M8.75 13h6.5M8.75 16.75h4.5" />
    </Icon>
  );
}
