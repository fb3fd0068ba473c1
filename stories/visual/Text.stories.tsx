import type { Meta } from '@storybook/react-vite';
import {
  forcedColoursSheet,
  groupOf,
  largeTextSheet,
  rightToLeftSheet,
  sheet,
  statesSheet,
} from './sheet.tsx';

const group = groupOf('Text');

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
