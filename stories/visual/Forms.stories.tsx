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
  '../design-system/{Calendar,Checkbox,CheckboxGroup,CheckboxSpace,CodeField,ComboBox,DatePicker,DayPicker,ErrorSummary,Field,FieldError,FileUpload,Form,NumberField,PhoneField,RadioGroup,RatingScale,SearchField,Select,Switch,TextArea,TextField}.stories.tsx',
  { eager: true },
);

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
