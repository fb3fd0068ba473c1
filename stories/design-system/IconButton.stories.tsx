import { IconButton } from '@portal/design-system/IconButton';
import { Inline } from '@portal/design-system/Inline';
import { CloseIcon } from '@portal/design-system/icons/CloseIcon';
import { DownloadIcon } from '@portal/design-system/icons/DownloadIcon';
import { EditIcon } from '@portal/design-system/icons/EditIcon';
import { TrashIcon } from '@portal/design-system/icons/TrashIcon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Sulje', icon: <CloseIcon />, onPress: fn() },
  parameters: {
    guidance: {
      use: 'For an action that everybody knows by its sign: close, edit, remove.',
      do: [
        'Use signs that everybody knows: close, edit, remove, download.',
        'Name what it acts on: “Poista liite”.',
      ],
      dont: ['Use it for the main action of a page, or for anything that needs explaining.'],
      instead: {
        Button: 'The action needs words, or is the main one of the page.',
        Menu: 'There are three or more such actions on one thing.',
        Icon: 'The sign is only to be seen.',
      },
    },
  },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} />
      <IconButton {...args} tone="secondary" label="Muokkaa" icon={<EditIcon />} />
      <IconButton {...args} tone="outline" label="Lataa" icon={<DownloadIcon />} />
      <IconButton {...args} tone="danger" label="Poista liite" icon={<TrashIcon />} />
    </Inline>
  ),
};

export const Disabled: Story = { args: { isDisabled: true } };

/** https://www.w3.org/WAI/ARIA/apg/patterns/button/ */
export const ByKeyboard: Story = {
  tags: ['overlay'],
  args: { label: 'Poista liite', icon: <TrashIcon /> },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Poista liite' });
    await expect(button).toHaveFocus();
    // The visible text is the name already, so it is no description.
    await waitFor(() => expect(canvas.getByText('Poista liite')).toBeVisible());
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement).not.toHaveTextContent('Poista liite');
  },
};

export const LongWords: Story = { args: { label: 'Poista lääkemääräyksenuudistamispyynnön liitetiedosto' } };

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Tones);
export const ForcedColours = forcedColours(Tones);
