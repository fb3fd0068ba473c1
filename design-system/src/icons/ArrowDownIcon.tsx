import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function ArrowDownIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M12 4.5v15M6 13.5l6 6 6-6" />
    </Icon>
  );
}
