import { DayPicker } from '@portal/design-system/DayPicker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Forms/DayPicker',
  component: DayPicker,
  args: {
    'aria-label': 'Päivä',
    value: '2026-11-23',
    today: '2026-11-21',
    maxDate: '2027-01-21',
    availableDates: ['2026-11-21', '2026-11-23', '2026-11-24', '2026-11-26'],
    hrefOf: (day: string) => `#${day}`,
    onChange: fn(),
  },
  parameters: {
    guidance: {
      use: 'For the day of a list that has an address for each day.',
      do: [
        'Use it above a list of what there is on a day.',
        'Mark the days that have something as soon as they are known.',
      ],
      dont: ['Ask for a date of birth or any other date with it: that is a date picker.'],
      instead: {
        DatePicker: 'A day is one answer of a form.',
        Calendar: 'Only the month itself is needed.',
        LinkTabs: 'The views are not days.',
      },
    },
  },
} satisfies Meta<typeof DayPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'date' });
    await expect(current).toHaveAccessibleName(/maanantai(na)? 23. marraskuuta, vapaita aikoja/);
    await expect(canvas.getByRole('link', { name: /^tänään/ })).toHaveAttribute('href', '#2026-11-21');
    await expect(canvas.getByRole('link', { name: /25. marraskuuta, ei vapaita aikoja/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Seuraavat päivät' })).toHaveAttribute(
      'href',
      '#2026-11-28',
    );
    await expect(canvas.queryByRole('link', { name: 'Edelliset päivät' })).toBeNull();
  },
};

/** The days with something on them are still loading. */
export const Loading: Story = { args: { availableDates: undefined } };

export const TwoMonths: Story = {
  args: { value: '2026-11-30', availableDates: ['2026-12-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('marraskuu–joulukuu')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edelliset päivät' })).toHaveAttribute(
      'href',
      '#2026-11-21',
    );
  },
};

export const InSwedish: Story = { globals: { language: 'sv' } };

/** By keyboard alone: the calendar opens at the chosen day, and returns the focus. */
export const Calendar: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Kalenteri' });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const chosen = await canvas.findByRole('button', { name: /23. marraskuuta/ });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-24');
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};

export const LargeText = largeText(TwoMonths);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
