import type { Meta } from '@storybook/react-vite';
import {
  type ComponentStories,
  forcedColoursSheet,
  largeTextSheet,
  rightToLeftSheet,
  sheet,
} from './sheet.tsx';

const group = import.meta.glob<ComponentStories>('../components/data/*.stories.tsx', { eager: true });

const meta = {
  title: 'Visual/Data',
  // For the photographs only: designers and the story tests have the stories themselves.
  tags: ['!dev', '!test', '!autodocs', '!manifest'],
} satisfies Meta;
export default meta;

export const AToL = sheet(group, { letters: ['A', 'L'], arrangement: 'wide' });
export const MToZ = sheet(group, { letters: ['M', 'Z'], arrangement: 'wide' });
export const LargeText = largeTextSheet(group);
export const RightToLeft = rightToLeftSheet(group);
export const ForcedColours = forcedColoursSheet(group);
