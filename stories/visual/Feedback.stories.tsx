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
  '../design-system/{Badge,Banner,ConfirmDialog,Dialog,Drawer,EmptyState,ErrorState,FadeOut,LazyPart,LevelMeter,Notice,ProgressBar,ProgressLine,RetryButton,Skeleton,Spinner,Toast,Tooltip}.stories.tsx',
  { eager: true },
);

const meta = {
  title: 'Visual/Feedback',
  // For the photographs only: designers and the story tests have the stories themselves.
  tags: ['!dev', '!test', '!autodocs', '!manifest'],
} satisfies Meta;
export default meta;

export const Feedback = sheet(group);
export const States = statesSheet(group);
export const LargeText = largeTextSheet(group);
export const RightToLeft = rightToLeftSheet(group);
export const ForcedColours = forcedColoursSheet(group);
