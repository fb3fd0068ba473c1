import { LoadMore, type LoadMoreProps } from '@portal/design-system/LoadMore';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Data/LoadMore',
  component: LoadMore,
  args: { label: 'Näytä lisää aikoja', status: '20 / 57 aikaa', onPress: fn() },
  parameters: {
    guidance: {
      use: 'For a list that is read from its top on.',
      do: ['Say how much is shown and how much there is.', 'Move the focus to the first new item.'],
      dont: ['Do not load more by scrolling alone: the footer would never be reached.'],
      instead: {
        Pagination: 'Readers jump to a page, or come back to one.',
      },
    },
  },
} satisfies Meta<typeof LoadMore>;
export default meta;

type Story = StoryObj<typeof meta>;

function Grows({ onPress, ...props }: LoadMoreProps): ReactNode {
  const [count, setCount] = useState(2);
  return (
    <Stack>
      <Stack as="ul" gap="xsmall">
        {Array.from({ length: count }, (_, index) => (
          <li key={String(index)}>
            <Text>klo {8 + index}.00</Text>
          </li>
        ))}
      </Stack>
      <LoadMore
        {...props}
        status={`${count} / 4 aikaa`}
        hasMore={count < 4}
        onPress={() => {
          onPress();
          setCount(count + 1);
        }}
      />
    </Stack>
  );
}

/** Loads more by keyboard, until there is no more. */
export const Default: Story = {
  render: (args) => <Grows {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Näytä lisää aikoja' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 / 4 aikaa');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Keeps its place and focus, and ignores a second press. */
export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Näytä lisää aikoja' })).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { error: 'Lisää aikoja ei voitu hakea. Yritä uudelleen.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Lisää aikoja ei voitu hakea.');
  },
};

export const AllShown: Story = { args: { hasMore: false, status: '57 / 57 aikaa' } };

export const LongWords: Story = {
  args: {
    label: 'Näytä lisää työterveyshuoltopalvelusopimuksenmukaisia vastaanottoaikavaihtoehtoja',
    status: '20 / 1 057 vastaanottoaikavaihtoehtoehdotusta',
    error: 'Vastaanottoaikavaihtoehtohakupalvelinyhteys katkesi. Yritä uudelleen.',
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Failed);
