import type { StoryObj } from '@storybook/react-vite';

/** Common to all edges: shown beside the states, checked once, and kept off the docs page. */
function edge<Story extends object>(story: Story, name: string, changes: StoryObj): Story {
  const { play: _play, parameters, tags, ...look } = story as StoryObj;
  return {
    ...look,
    ...changes,
    name,
    tags: [...(tags ?? []), 'edge', '!autodocs'],
    parameters: { ...parameters, ...changes.parameters, isEdge: true, chromatic: { disableSnapshot: true } },
  } as Story;
}

/** The same story for a reader who has doubled the text size (WCAG 2.2, 1.4.4). */
export const largeText = <Story extends object>(story: Story): Story =>
  edge(story, 'Large text', { globals: { textSize: '200' } });

/** The same story in a right-to-left language: nothing may depend on left and right. */
export const rightToLeft = <Story extends object>(story: Story): Story =>
  edge(story, 'Right to left', { globals: { direction: 'rtl' } });

/**
 * The same story where the system replaces all colours (Windows contrast themes). Tests emulate it; a designer
 * turns it on in the browser's own rendering tools.
 */
export const forcedColours = <Story extends object>(story: Story): Story =>
  edge(story, 'Forced colours', { parameters: { forcedColours: true } });
