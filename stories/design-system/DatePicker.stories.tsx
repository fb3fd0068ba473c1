import { DatePicker, type DatePickerProps } from '@portal/design-system/DatePicker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { asOverlay } from '../visual/modes.ts';

const meta = {
  title: 'Forms/DatePicker',
  component: DatePicker,
  args: {
    label: 'Päivä',
    value: null,
    onChange: fn(),
    minDate: '2026-11-21',
    maxDate: '2027-01-20',
    availableDates: ['2026-11-23', '2026-11-24', '2026-11-26', '2026-11-27', '2026-11-30'],
  },
  parameters: {
    guidance: {
      use: 'For a day of the next weeks or months in a form.',
      do: ['Ask for a day of the next weeks with it.', 'Bound it, and mark the days that have something.'],
      dont: ['Do not ask for a birthday with it: that is typed.'],
      instead: {
        DayPicker: 'The days are pages of a list.',
        TextField: 'It is a date of birth, or another that is known by heart.',
        Calendar: 'The month is to stay open.',
      },
    },
  },
} satisfies Meta<typeof DatePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = {
  args: { value: '2026-11-23', description: 'Näytämme ajat tästä päivästä alkaen.' },
};

export const WithError: Story = {
  args: { error: 'Valitse päivä' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Päivä/ })).toHaveAccessibleDescription('Valitse päivä');
  },
};

export const Disabled: Story = { args: { value: '2026-11-23', isDisabled: true } };

export const LongWords: Story = {
  args: {
    label: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän alkamispäivämäärä',
    value: '2026-11-23',
    error: 'Valitse lääkehoidonkokonaisarviointipalvelun alkamispäivämäärä',
  },
};

function Choosing(props: DatePickerProps): ReactNode {
  const [value, setValue] = useState(props.value);
  return <DatePicker {...props} value={value} onChange={setValue} />;
}

export const Open: Story = {
  tags: ['overlay'],
  parameters: asOverlay,
  args: { value: '2026-11-23' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('grid')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  args: { value: '2026-11-23' },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Päivä ma 23.11.2026' });
    await step('opens as a dialog at the chosen day', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      const day = await screen.findByRole('button', { name: /23\. marraskuuta 2026.*vapaita aikoja/ });
      await waitFor(() => expect(day).toHaveFocus());
      await expect(screen.getByRole('dialog', { name: 'Päivä' })).toBeVisible();
    });
    await step('chooses and gives the focus back', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await waitFor(() => expect(trigger).toHaveTextContent('24.11.2026'));
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('closes with Escape', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Selected);
