import type { Meta } from '@storybook/react-vite';
import {
  forcedColoursSheet,
  groupOf,
  largeTextSheet,
  rightToLeftSheet,
  sheet,
  statesSheet,
} from './sheet.tsx';

const group = groupOf('Data');

const meta = {
  title: 'Visual/Data',
  // For the photographs only: designers and the story tests have the stories themselves.
  tags: ['!dev', '!test', '!autodocs', '!manifest'],
} satisfies Meta;
export default meta;

export const Data = sheet(group, { arrangement: 'wide' });
export const StatesAToL = statesSheet(group, { letters: ['A', 'L'], arrangement: 'wide' });
export const StatesMToZ = statesSheet(group, { letters: ['M', 'Z'], arrangement: 'wide' });
export const LargeTextAToL = largeTextSheet(group, { letters: ['A', 'L'] });
export const LargeTextMToZ = largeTextSheet(group, { letters: ['M', 'Z'] });
export const RightToLeft = rightToLeftSheet(group);
export const ForcedColours = forcedColoursSheet(group);
