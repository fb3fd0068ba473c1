import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Hero } from '@portal/design-system/Hero';
import { CalendarIcon } from '@portal/design-system/icons/CalendarIcon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Shell/Hero',
  component: Hero,
  parameters: {
    guidance: {
      use: 'For the opening of an entry page.',
      do: ['Open an entry page with it: a greeting, one sentence, one action.'],
      dont: ['Use it on a page where a task is under way.', 'Put two strong actions into it.'],
      instead: {
        Heading: 'The page is one of work or reading.',
        Notice: 'It is something to know.',
        EmptyState: 'The page has nothing to show yet.',
      },
    },
  },
  args: {
    title: 'Hei Aino, miten voimme auttaa?',
    lead: 'Varaa aika lääkärille, hoitajalle tai fysioterapeutille.',
    children: (
      <ButtonLink href="#book" size="large" icon={<CalendarIcon />}>
        Varaa aika
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hei Aino');
    // The drawing is decoration.
    await expect(canvasElement.querySelector('svg:has(use)')).toHaveAttribute('aria-hidden', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Varaa aika' })).toHaveFocus();
  },
};

export const WordsAlone: Story = { args: { lead: undefined, children: undefined } };

export const InSwedish: Story = {
  globals: { language: 'sv' },
  args: {
    title: 'Hej Aino, hur kan vi hjälpa dig?',
    lead: 'Boka tid hos läkare, sjukskötare eller fysioterapeut.',
    children: (
      <ButtonLink href="#book" size="large">
        Boka tid
      </ButtonLink>
    ),
  },
};

export const AnotherScene: Story = { args: { illustration: 'success', title: 'Aika on varattu' } };

/** What is asked stands on the lower edge, in the page's own colours. */
export const WithPanel: Story = {
  args: { children: undefined, panel: <ButtonLink href="#find">Etsi ajat</ButtonLink> },
};

export const LongWords: Story = {
  args: {
    title: 'Erikoissairaanhoitopalveluseteli',
    lead: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän',
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
