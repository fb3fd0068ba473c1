import { StepList } from '@portal/design-system/StepList';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Data/StepList',
  component: StepList,
  args: {
    steps: [
      { id: 'search', title: 'Etsi aika', text: 'Valitse palvelu, paikkakunta ja päivä.' },
      { id: 'details', title: 'Täytä tietosi', text: 'Tarvitsemme nimesi ja yhteystietosi.' },
      { id: 'done', title: 'Saat vahvistuksen', text: 'Lähetämme ajan tiedot sinulle heti.' },
    ],
  },
  parameters: {
    guidance: {
      use: 'For instructions to read: how something goes, in order.',
      do: [
        'Tell how something goes before it begins, or what happens next.',
        'Begin each title with what the reader does.',
      ],
      dont: ['Show where somebody is within a task: that is what Steps are for.'],
      instead: {
        Steps: 'It shows where the reader is within a task.',
        Timeline: 'It tells what has happened and when.',
        List: 'The order does not matter.',
      },
    },
  },
} satisfies Meta<typeof StepList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { level: 3, name: 'Täytä tietosi' })).toBeVisible();
  },
};

export const InColumns: Story = { args: { layout: 'columns' } };

export const WithoutTitles: Story = {
  args: {
    steps: [
      { id: 'mail', text: 'Saat vahvistuksen sähköpostiin ja tekstiviestillä.' },
      {
        id: 'arrive',
        text: 'Ilmoittaudu vastaanottoon 10 minuuttia ennen aikaa. Ota kuvallinen henkilötodistus mukaan.',
      },
    ],
  },
};

export const LongWords: Story = {
  args: {
    steps: [
      {
        id: 'long',
        title: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän',
        text: 'erikoissairaanhoitopalveluseteli'.repeat(3),
      },
    ],
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Default);
