import { Calendar, type CalendarProps } from '@portal/design-system/Calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const AVAILABLE = ['2026-11-23', '2026-11-24', '2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01'];

const meta = {
  title: 'Forms/Calendar',
  component: Calendar,
  args: {
    'aria-label': 'Päivä',
    value: '2026-11-24',
    onChange: fn(),
    minDate: '2026-11-21',
    maxDate: '2027-01-20',
    availableDates: AVAILABLE,
  },
  parameters: {
    guidance: {
      use: 'For a month that stays open on the page.',
      do: ['Mark the days that have something, as soon as they are known.', 'Load it when it is asked for.'],
      dont: ['Do not ask for a birthday with it: that is typed.'],
      instead: {
        DatePicker: 'A day is one answer of a form: it opens the calendar.',
        DayPicker: 'Each day has a page of its own.',
        TextField: 'It is a date that is known by heart.',
      },
    },
  },
} satisfies Meta<typeof Calendar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const day = (name: RegExp) => canvas.getByRole('button', { name });
    await expect(day(/25\. marraskuuta 2026, ei vapaita aikoja/)).toBeVisible();
    await expect(day(/26\. marraskuuta 2026, vapaita aikoja/)).toBeVisible();
    await expect(day(/20\. marraskuuta 2026/)).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('24');
  },
};

export const WithoutAvailability: Story = { args: { availableDates: undefined, value: null } };

export const NothingAvailable: Story = { args: { availableDates: [], value: null } };

export const InSwedish: Story = {
  globals: { language: 'sv' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /26 november 2026, lediga tider/ })).toBeVisible();
  },
};

export const InEnglish: Story = { globals: { language: 'en' } };

function Choosing(props: CalendarProps): ReactNode {
  const [value, setValue] = useState(props.value);
  return (
    <Calendar
      {...props}
      value={value}
      onChange={(date) => {
        props.onChange(date);
        setValue(date);
      }}
    />
  );
}

export const ByKeyboard: Story = {
  args: { onMonthChange: fn() },
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas, userEvent, args, step }) => {
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await step('is entered at the chosen day, after its two buttons', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(focused()).toMatch(/24\. marraskuuta 2026/);
    });
    await step('goes by days, weeks, to the ends of the week, and by months', async () => {
      for (const [keys, date] of [
        ['{ArrowRight}', /25\. marraskuuta/],
        ['{ArrowLeft}', /24\. marraskuuta/],
        ['{ArrowDown}', /1\. joulukuuta/],
        ['{ArrowUp}', /24\. marraskuuta/],
        ['{End}', /30\. marraskuuta|29\. marraskuuta/],
        ['{PageDown}', /joulukuuta/],
      ] as const) {
        await userEvent.keyboard(keys);
        await expect(focused()).toMatch(date);
      }
      await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12-01');
    });
    await step('stops at the first and the last day', async () => {
      await userEvent.keyboard('{PageDown}{PageDown}');
      await expect(focused()).toMatch(/20\. tammikuuta 2027/);
      await expect(canvas.getByRole('button', { name: 'Seuraava kuukausi' })).toBeDisabled();
    });
    await step('chooses with Enter', async () => {
      await userEvent.keyboard('{ArrowLeft}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-19');
    });
  },
};

export const LargeText = largeText(Default);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
