import type { Meta } from '@storybook/react-vite';
import {
  type ComponentStories,
  forcedColoursSheet,
  largeTextSheet,
  rightToLeftSheet,
  sheet,
  statesSheet,
} from './sheet.tsx';

// By name, so that a change of one component touches its own sheets only.
const group = import.meta.glob<ComponentStories>(
  '../design-system/{Bleed,Box,Card,Columns,Divider,Inline,Media,Page,PageOpening,Stack,Sticky,Visible}.stories.tsx',
  { eager: true },
);

const meta = {
  title: 'Visual/Layout',
  // For the photographs only: designers and the story tests have the stories themselves.
  tags: ['!dev', '!test', '!autodocs', '!manifest'],
} satisfies Meta;
export default meta;

export const Layout = sheet(group, { arrangement: 'wide' });
export const States = statesSheet(group, { arrangement: 'wide' });
export const LargeText = largeTextSheet(group);
export const RightToLeft = rightToLeftSheet(group);
export const ForcedColours = forcedColoursSheet(group);
