import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function ArrowUpIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M12 19.5v-15M6 10.5l6-6 6 6" />
    </Icon>
  );
}
