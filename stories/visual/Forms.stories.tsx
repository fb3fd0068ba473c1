import type { Meta } from '@storybook/react-vite';
import {
  type ComponentStories,
  forcedColoursSheet,
  largeTextSheet,
  rightToLeftSheet,
  sheet,
} from './sheet.tsx';

const group = import.meta.glob<ComponentStories>('../components/forms/*.stories.tsx', { eager: true });

const meta = {
  title: 'Visual/Forms',
  // For the photographs only: designers and the story tests have the stories themselves.
  tags: ['!dev', '!test', '!autodocs', '!manifest'],
} satisfies Meta;
export default meta;

export const AToD = sheet(group, { letters: ['A', 'D'] });
export const EToN = sheet(group, { letters: ['E', 'N'] });
export const OToZ = sheet(group, { letters: ['O', 'Z'] });
export const LargeTextAToM = largeTextSheet(group, { letters: ['A', 'M'] });
export const LargeTextNToZ = largeTextSheet(group, { letters: ['N', 'Z'] });
export const RightToLeft = rightToLeftSheet(group);
export const ForcedColours = forcedColoursSheet(group);
