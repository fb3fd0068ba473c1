import type { Meta } from '@storybook/react-vite';
import {
  forcedColoursSheet,
  groupOf,
  largeTextSheet,
  rightToLeftSheet,
  sheet,
  statesSheet,
} from './sheet.tsx';

const group = groupOf('Forms');

const meta = {
  title: 'Visual/Forms',
  // For the photographs only: designers and the story tests have the stories themselves.
  tags: ['!dev', '!test', '!autodocs', '!manifest'],
} satisfies Meta;
export default meta;

export const Forms = sheet(group);
export const StatesAToE = statesSheet(group, { letters: ['A', 'E'] });
export const StatesFToZ = statesSheet(group, { letters: ['F', 'Z'] });
export const LargeTextAToM = largeTextSheet(group, { letters: ['A', 'M'] });
export const LargeTextNToZ = largeTextSheet(group, { letters: ['N', 'Z'] });
export const RightToLeft = rightToLeftSheet(group);
export const ForcedColours = forcedColoursSheet(group);
