import type { Meta } from '@storybook/react-vite';
import {
  forcedColoursSheet,
  groupOf,
  largeTextSheet,
  rightToLeftSheet,
  sheet,
  statesSheet,
} from './sheet.tsx';

const group = groupOf('Shell');

const meta = {
  title: 'Visual/Shell',
  // For the photographs only: designers and the story tests have the stories themselves.
  tags: ['!dev', '!test', '!autodocs', '!manifest'],
} satisfies Meta;
export default meta;

export const Shell = sheet(group, { arrangement: 'wide' });
export const States = statesSheet(group, { arrangement: 'wide' });
export const LargeText = largeTextSheet(group);
export const RightToLeft = rightToLeftSheet(group);
export const ForcedColours = forcedColoursSheet(group);
