import { Banner } from '@portal/design-system/Banner';
import { Button } from '@portal/design-system/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: {
    title: 'Saammeko kerätä tilastoa palvelun käytöstä?',
    children:
      'Haluamme tietää, mitkä toiminnot toimivat ja mitkä eivät. Laskemme tapahtumia ilman henkilötietoja.',
    actions: (
      <>
        <Button tone="secondary" size="small">
          Salli
        </Button>
        <Button tone="secondary" size="small">
          Älä salli
        </Button>
      </>
    ),
  },
  parameters: {
    flush: true,
    guidance: {
      use: 'For a question to everybody that nobody has to answer.',
      do: ['Ask what concerns everybody, once, below the page.', 'Give a free choice buttons of one tone.'],
      dont: ['Lay it over the page.', 'Stop anybody who does not answer.'],
      instead: {
        Notice: 'It is about this page.',
        Dialog: 'Nothing can go on without an answer.',
        Toast: 'It reports what was just done.',
      },
    },
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('region', { name: 'Saammeko kerätä tilastoa palvelun käytöstä?' }),
    ).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Salli' })).toHaveFocus();
  },
};

export const OneAction: Story = {
  args: {
    title: 'Huoltokatko sunnuntaina',
    children: 'Palvelu ei ole käytössä su 29.11. klo 2–5.',
    actions: (
      <Button tone="secondary" size="small">
        Selvä
      </Button>
    ),
  },
};

export const LongWords: Story = {
  args: {
    title: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän',
    children: 'erikoissairaanhoitopalveluseteli '.repeat(6),
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Default);
