import type { Meta } from '@storybook/react-vite';
import {
  type ComponentStories,
  forcedColoursSheet,
  largeTextSheet,
  rightToLeftSheet,
  sheet,
  statesSheet,
} from './sheet.tsx';

const group = import.meta.glob<ComponentStories>('../components/text/*.stories.tsx', { eager: true });

const meta = {
  title: 'Visual/Text',
  // For the photographs only: designers and the story tests have the stories themselves.
  tags: ['!dev', '!test', '!autodocs', '!manifest'],
} satisfies Meta;
export default meta;

export const Text = sheet(group);
export const States = statesSheet(group);
export const LargeText = largeTextSheet(group);
export const RightToLeft = rightToLeftSheet(group);
export const ForcedColours = forcedColoursSheet(group);
