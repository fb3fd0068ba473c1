import { Pagination, type PaginationProps } from '@portal/design-system/Pagination';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  args: { page: 5, pages: 20, href: (page) => `#page-${page}` },
  parameters: {
    guidance: {
      use: 'For a long list whose pages have addresses.',
      do: [
        'Give each page an address, so that it can be kept, shared and gone back to.',
        'Move the focus to the start of the new page.',
      ],
      dont: ['Do not use it where people read one list from top to bottom: take LoadMore.'],
      instead: {
        LoadMore: 'The list is read from top to bottom.',
        DayPicker: 'The pages are days.',
      },
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Sivut' }));
    await expect(pages.getByRole('link', { current: 'page' })).toHaveAccessibleName('Sivu 5');
    await expect(pages.getAllByRole('listitem')).toHaveLength(9);
    await userEvent.tab();
    await expect(pages.getByRole('link', { name: 'Edellinen' })).toHaveFocus();
    await expect(pages.getByRole('link', { name: 'Edellinen' })).toHaveAttribute('href', '#page-4');
    await userEvent.tab();
    await expect(pages.getByRole('link', { name: 'Sivu 1' })).toHaveFocus();
  },
};

export const FirstPage: Story = { args: { page: 1 } };
export const LastPage: Story = { args: { page: 20 } };
export const FewPages: Story = { args: { page: 2, pages: 3 } };

function Pages(props: PaginationProps): ReactNode {
  const [page, setPage] = useState(props.page);
  return (
    <Pagination
      aria-label={props['aria-label']}
      pages={props.pages}
      page={page}
      onChange={(next) => {
        props.onChange?.(next);
        setPage(next);
      }}
    />
  );
}

/** Without addresses the steps are buttons. */
export const Buttons: Story = {
  args: { page: 19, 'aria-label': 'Tulosten sivut', onChange: fn() },
  render: (args) => <Pages {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Seuraava' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(20);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Sivu 20');
    await expect(canvas.queryByRole('button', { name: 'Seuraava' })).toBeNull();
  },
};

/** Where there is no room for numbers. */
export const OnAPhone: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sivu 5, yhteensä 20')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const InSwedish: Story = { args: { page: 1200, pages: 2400 }, globals: { language: 'sv' } };

export const LargeText = largeText(Default);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(FirstPage);
