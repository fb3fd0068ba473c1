import { Steps } from '@portal/design-system/Steps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Data/Steps',
  component: Steps,
  args: { 'aria-label': 'Ajanvaraus', steps: ['Valitse aika', 'Tiedot', 'Vahvistus'], current: 1 },
  parameters: {
    guidance: {
      use: 'For the reader’s place in a task of several pages.',
      do: [
        'Name each step by what is done in it, in a word or two.',
        'Keep it at the top of every page of the task.',
      ],
      dont: ['Do not show it for a task of one page.', 'Do not use it for what others do: take Timeline.'],
      instead: {
        StepList: 'The steps are instructions to read.',
        Timeline: 'Others act, or it has happened already.',
        ProgressBar: 'A machine works and the reader waits.',
      },
    },
  },
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Ajanvaraus' })).toBeVisible();
    const [done, current, ahead] = canvas.getAllByRole('listitem');
    await expect(done).toHaveTextContent('Vaihe 1, yhteensä 3: Valitse aika (valmis)');
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(ahead).not.toHaveAttribute('aria-current');
  },
};

export const First: Story = { args: { current: 0 } };
export const AllDone: Story = { args: { current: 3 } };

/** The bars stay; only the current step keeps its text, with its number. */
export const OnAPhone: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Vaihe 2, yhteensä 3: Tiedot')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Five: Story = {
  args: {
    'aria-label': 'Korvaushakemus',
    steps: ['Vakuutus', 'Käynti', 'Kuitit', 'Tilinumero', 'Lähetä'],
    current: 3,
  },
};

export const InEnglish: Story = {
  args: { 'aria-label': 'Booking', steps: ['Choose a time', 'Details', 'Confirmation'] },
  globals: { language: 'en' },
};

export const LongWords: Story = {
  args: {
    steps: [
      'Vastaanottoaikavaihtoehtovalinta',
      'Työterveyshuoltopalvelusopimustiedot',
      'Epäjärjestelmällistyttämättömyysvahvistus',
    ],
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
