import { Button } from '@portal/design-system/Button';
import { Inline } from '@portal/design-system/Inline';
import { CalendarAddIcon } from '@portal/design-system/icons/CalendarAddIcon';
import { CalendarIcon } from '@portal/design-system/icons/CalendarIcon';
import { DocumentIcon } from '@portal/design-system/icons/DocumentIcon';
import { DownloadIcon } from '@portal/design-system/icons/DownloadIcon';
import { MenuIcon } from '@portal/design-system/icons/MenuIcon';
import { TrashIcon } from '@portal/design-system/icons/TrashIcon';
import { Menu, type MenuGroup } from '@portal/design-system/Menu';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { asOverlay } from '../visual/modes.ts';

const onMove = fn();
const onCancel = fn();

const groups: readonly MenuGroup[] = [
  {
    id: 'appointment',
    items: [
      { id: 'move', label: 'Siirrä aikaa', icon: <CalendarIcon />, onPress: onMove },
      { id: 'calendar', label: 'Lisää kalenteriin', icon: <CalendarAddIcon />, onPress: fn() },
      {
        id: 'remote',
        label: 'Muuta etävastaanotoksi',
        description: 'Ei mahdollista tällä vastaanotolla',
        icon: <DocumentIcon />,
        isDisabled: true,
        onPress: fn(),
      },
    ],
  },
  {
    id: 'danger',
    items: [
      { id: 'cancel', label: 'Peru aika', icon: <TrashIcon />, isDestructive: true, onPress: onCancel },
    ],
  },
];

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: { label: 'Toiminnot', groups },
  parameters: {
    guidance: {
      use: 'For actions on one thing that are seldom needed.',
      do: [
        'Gather actions that are seldom needed and all concern one thing.',
        'Begin each label with a verb, and put what cannot be undone last, in a group of its own.',
        'Say in the description why an item cannot be chosen now.',
      ],
      dont: [
        'Hide the one action that most patients came for: it is a button.',
        'Use it for links or for choosing a value: those are MenuDisclosure and Select.',
      ],
      instead: {
        MenuDisclosure: 'What opens are links, with an action or two.',
        Select: 'A value is chosen, not an action.',
        Button: 'There is one action, or most patients came for it.',
      },
    },
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IconOnly: Story = {
  args: { isIconOnly: true, icon: <MenuIcon />, label: 'Lisää toimintoja' },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Open: Story = {
  tags: ['overlay'],
  parameters: asOverlay,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Toiminnot' }));
    await expect(await screen.findByRole('menu', { name: 'Toiminnot' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: /^Muuta etävastaanotoksi/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const WithHeadings: Story = {
  ...Open,
  args: {
    groups: [
      {
        id: 'save',
        label: 'Tallenna',
        items: [
          { id: 'pdf', label: 'PDF-tiedostona', icon: <DownloadIcon />, onPress: fn() },
          { id: 'csv', label: 'Taulukkona', icon: <DownloadIcon />, onPress: fn() },
        ],
      },
      {
        id: 'share',
        label: 'Jaa',
        items: [{ id: 'doctor', label: 'Hoitavalle lääkärille', icon: <DocumentIcon />, onPress: fn() }],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Toiminnot' }));
    const group = await screen.findByRole('group', { name: 'Tallenna' });
    await expect(within(group).getAllByRole('menuitem')).toHaveLength(2);
  },
};

export const LongWords: Story = {
  tags: ['overlay'],
  args: {
    label: 'Lääkemääräyksen uudistamispyynnön toiminnot',
    groups: [
      {
        id: 'all',
        items: [
          {
            id: 'long',
            label: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän',
            description: 'Lähetetään työterveyshuollon hoitosuunnitelman yhteyshenkilölle',
            icon: <DocumentIcon />,
            onPress: fn(),
          },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
  },
};

/** https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */
export const ByKeyboard: Story = {
  tags: ['overlay'],
  render: (args) => (
    <Inline>
      <Menu {...args} />
      <Button tone="tertiary">Sulje ilmoitus</Button>
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Toiminnot' });
    const focused = (name: string) =>
      waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
    const closed = async (): Promise<void> => {
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    };
    onMove.mockClear();
    onCancel.mockClear();

    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');

    // Enter and Arrow Down start at the first item, Arrow Up at the last.
    await userEvent.keyboard('{Enter}');
    await focused('Siirrä aikaa');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.keyboard('{ArrowUp}');
    await focused('Peru aika');
    // Wraps at the end; focuses items that cannot be chosen; jumps to the ends and by first letters.
    await userEvent.keyboard('{ArrowDown}');
    await focused('Siirrä aikaa');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await focused('Peru aika');
    await userEvent.keyboard('{Home}');
    await focused('Siirrä aikaa');
    await userEvent.keyboard('{End}');
    await focused('Peru aika');
    await userEvent.keyboard('li');
    await focused('Lisää kalenteriin');
    await expect(onMove).not.toHaveBeenCalled();

    await userEvent.keyboard('{Home}{Enter}');
    await expect(onMove).toHaveBeenCalledOnce();
    await closed();
    await userEvent.keyboard('{ArrowUp}');
    await focused('Peru aika');
    await userEvent.keyboard(' ');
    await expect(onCancel).toHaveBeenCalled();
    await closed();

    // Tab closes, and continues from the button.
    await userEvent.keyboard('{Enter}');
    await focused('Siirrä aikaa');
    await userEvent.tab();
    await closed();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sulje ilmoitus' })).toHaveFocus();
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
