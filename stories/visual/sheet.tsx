import type { StoryObj } from '@storybook/react-vite';
import { asEdge, inEveryMode, inForcedColours, inTwoModes, type Snapshots } from './modes.ts';
import { type ComponentStories, Specimens, type SpecimensProps, type Traits } from './Specimens.tsx';

export type { ComponentStories } from './Specimens.tsx';

/** The stories files of a group, by path. */
export type Group = Readonly<Record<string, ComponentStories>>;

interface SheetOptions {
  /** First and last letter of the components' names; the sheets of a kind together cover the whole alphabet. */
  readonly letters?: readonly [first: string, last: string];
  /** Default: `packed`. */
  readonly arrangement?: SpecimensProps['arrangement'];
}

/** Stories that represent a component; the first existing one does. */
const TELLING = ['Default', 'Tones', 'Sizes', 'Levels'];
/** Stories named for an interaction; and long words, which the sheets of edges have. */
const ELSEWHERE = /^(By[A-Z]|Typing|Pasting|LongWords)/;

const isState = ({ name, tags, globals }: Traits) =>
  !tags.includes('edge') && !ELSEWHERE.test(name) && globals.language === undefined;
const isTelling = ({ name, names }: Traits) =>
  name === (TELLING.find((each) => names.includes(each)) ?? names[0]);

/** Every component of a group, by the one story that represents it. */
export const sheet = (group: Group, options?: SheetOptions): StoryObj =>
  sheetOf(group, (story) => isState(story) && isTelling(story), inEveryMode, options);

/** All other states of a group's components. */
export const statesSheet = (group: Group, options?: SheetOptions): StoryObj =>
  sheetOf(group, (story) => isState(story) && !isTelling(story), inTwoModes, options);

/** The same group for a reader who has doubled the text size. */
export const largeTextSheet = (group: Group, options?: SheetOptions): StoryObj => ({
  ...sheetOf(group, ({ globals }) => globals.textSize === '200', asEdge, options),
  globals: { textSize: '200' },
});

/** The same group, right to left. */
export const rightToLeftSheet = (group: Group): StoryObj => ({
  ...sheetOf(group, ({ globals }) => globals.direction === 'rtl', asEdge),
  globals: { direction: 'rtl' },
});

/** The same group in the system's colours. */
export const forcedColoursSheet = (group: Group): StoryObj =>
  sheetOf(group, ({ parameters }) => parameters.forcedColours === true, inForcedColours);

function sheetOf(
  group: Group,
  shows: (story: Traits) => boolean,
  snapshots: Snapshots,
  { letters: [first, last] = ['A', 'Z'], arrangement = 'packed' }: SheetOptions = {},
): StoryObj {
  const modules = Object.entries(group)
    .filter(([path]) => {
      const letter = path.split('/').at(-1)?.charAt(0) ?? '';
      return first <= letter && letter <= last;
    })
    .map(([, module]) => module);
  // Overlays would cover their neighbours.
  const isHere = (story: Traits) => shows(story) && !story.tags.includes('overlay');
  return {
    parameters: { ...snapshots },
    render: (_, { globals }) => (
      <Specimens modules={modules} shows={isHere} arrangement={arrangement} globals={globals} />
    ),
  };
}
