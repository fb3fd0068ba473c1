import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../Icon/Icon.tsx';

export function ThumbUpIcon(props: IconProps): ReactNode {
  return (
    <Icon {...props}>
      <path d="M7.5 10.75v9H5.25A1.75 1.75 0 0 1 3.5 18v-5.5a1.75 1.75 0 0 1 1.75-1.75H7.5Zm0 0 3.6-6.5a.9.9 0 0 1 .8-.5 2.35 2.35 0 0 1 2.35 2.35V9.5h4a2.25 2.25 0 0 1 2.2 2.7l-1.2 5.75a2.25 2.25 0 0 1-2.2 1.8H7.5" />
    </Icon>
  );
}
