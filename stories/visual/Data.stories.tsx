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
  '../design-system/{Avatar,AvatarChoices,CameraPreview,DateLeaf,DateRange,DateTime,DescriptionCard,Disclosure,Emblem,Facade,KeyFigure,LoadMore,Medallion,MessageBubble,Pagination,Picture,Price,QrCode,RangeBar,ReferenceRange,StepList,Steps,Table,Tabs,Timeline,TrendChart}.stories.tsx',
  { eager: true },
);

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
