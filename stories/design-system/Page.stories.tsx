import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { measure, space } from '@portal/tokens/shared';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { onScreens } from '../on-screens.ts';

const meta = {
  title: 'Layout/Page',
  component: Page,
  parameters: {
    flush: true,
    guidance: {
      use: 'For the content of a page, once.',
      do: [
        'Put every page’s content into one: it brings the gutters.',
        'Choose narrow for one form, prose for reading, page for lists with filters.',
      ],
      dont: ['Set widths or gutters anywhere else.', 'Nest pages.'],
      instead: {
        Box: 'Only a part of a page is meant.',
        AppLayout: 'Header, menu and footer are meant, too.',
        Bleed: 'A part is to reach beyond the gutters.',
      },
    },
  },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

const content = (
  <Stack>
    <Heading level={1}>Omat tiedot</Heading>
    <Text>Pidä yhteystietosi ajan tasalla, niin tavoitamme sinut, jos aikasi muuttuu.</Text>
  </Stack>
);

const PIXELS = 16;
const pixels = (length: string): number => Number.parseFloat(length) * PIXELS;
const pageIn = (canvas: HTMLElement): CSSStyleDeclaration => {
  const page = canvas.querySelector('[class*=page]');
  if (!page) throw new Error('No page');
  return getComputedStyle(page);
};

export const Default: Story = {
  args: { children: content },
  play: async ({ canvasElement }) => {
    const gutter = { small: space.medium, medium: space.large, large: space.xlarge };
    await onScreens(async (screen) => {
      await expect(pageIn(canvasElement).paddingInlineStart).toBe(`${pixels(gutter[screen])}px`);
      await expect(Number.parseFloat(pageIn(canvasElement).paddingBlockStart)).toBeGreaterThan(0);
    });
  },
};

export const Prose: Story = {
  args: { width: 'prose', children: content },
  play: async ({ canvasElement }) => {
    await onScreens(async (screen) => {
      // It begins where a whole page does; the rest of the width is at its end.
      const { width, paddingInlineStart: start, paddingInlineEnd: end } = pageIn(canvasElement);
      const inner = Number.parseFloat(width) - Number.parseFloat(start) - Number.parseFloat(end);
      if (screen === 'large') await expect(inner).toBe(pixels(measure.prose));
      else await expect(inner).toBeLessThan(pixels(measure.prose));
    });
  },
};

/** With `Columns` of `noteEnd` in it. */
export const Annotated: Story = { args: { width: 'annotated', children: content } };

export const Narrow: Story = { args: { width: 'narrow', children: content } };

/** Under something that brings its own space. */
export const Flush: Story = {
  args: { isFlush: true, children: content },
  play: async ({ canvasElement }) => {
    await onScreens(async () => {
      const { paddingBlockStart, paddingBlockEnd } = pageIn(canvasElement);
      await expect([paddingBlockStart, paddingBlockEnd]).toEqual(['0px', '0px']);
    });
  },
};

export const LongWords: Story = {
  args: { width: 'narrow', children: <Heading level={1}>Erikoissairaanhoitopalveluseteli</Heading> },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
