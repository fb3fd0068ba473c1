import { ComboBox, type ComboBoxProps, type Option } from '@portal/design-system/ComboBox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { asOverlay } from '../visual/modes.ts';

const PEOPLE: readonly Option[] = [
  { id: '1', label: 'Mikael Åkerlund', description: 'Yleislääketieteen erikoislääkäri' },
  { id: '2', label: 'Saara Niskanen', description: 'Lastentautien erikoislääkäri' },
  { id: '3', label: 'Oskari Hämäläinen', description: 'Fysioterapeutti' },
];

const meta = {
  title: 'Forms/ComboBox',
  component: ComboBox,
  args: {
    label: 'Lääkäri tai muu ammattilainen',
    placeholder: 'Hae nimellä',
    value: null,
    options: PEOPLE,
    onChange: fn(),
    onSearch: fn(),
  },
  parameters: {
    guidance: {
      use: 'For one of very many, found by typing.',
      do: [
        'Search after a pause of about a quarter of a second, and say when it is under way.',
        'Offer likely results before anything is typed.',
      ],
      dont: ['Do not use it for a list that fits a screen: that is a select.'],
      instead: {
        Select: 'All options fit a screen.',
        SearchField: 'Words are looked for, not one of known options.',
        RadioGroup: 'There are six or fewer.',
      },
    },
  },
} satisfies Meta<typeof ComboBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = { args: { value: PEOPLE[0] ?? null } };

export const WithError: Story = {
  args: { error: 'Valitse ammattilainen', description: 'Hae nimellä tai tehtävänimikkeellä.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/^Valitse ammattilainen/);
  },
};

export const Disabled: Story = { args: { value: PEOPLE[0] ?? null, isDisabled: true } };

export const LongWords: Story = {
  args: {
    label: 'Lääkehoidonkokonaisarviointipalvelunyhteyshenkilö',
    value: { id: '1', label: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän Lääkäri-Ammattilainen' },
    error: 'Valitse lääkehoidonkokonaisarviointipalvelunyhteyshenkilö',
  },
};

const openSearch: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Lääkäri/ }));
  await screen.findByRole('dialog');
};

export const Open: Story = { tags: ['overlay'], parameters: asOverlay, play: openSearch };

export const Loading: Story = {
  tags: ['overlay'],
  args: { options: [], isLoading: true },
  play: async (context) => {
    await openSearch(context);
    await expect(screen.getByRole('status')).toHaveTextContent('Ladataan');
  },
};

export const Empty: Story = {
  tags: ['overlay'],
  args: { options: [], emptyText: 'Emme löytäneet ketään tällä nimellä.' },
  play: async (context) => {
    await openSearch(context);
    await expect(screen.getByRole('status')).toHaveTextContent('Emme löytäneet ketään tällä nimellä.');
  },
};

export const Failed: Story = {
  tags: ['overlay'],
  args: { hasFailed: true, onRetry: fn() },
  play: async (context) => {
    await openSearch(context);
    await expect(screen.getByRole('status')).toHaveTextContent('Haku ei onnistunut.');
    await expect(screen.queryByRole('option')).toBeNull();
    await context.userEvent.tab();
    await context.userEvent.keyboard('{Enter}');
    await expect(context.args.onRetry).toHaveBeenCalledOnce();
  },
};

function Searching(props: ComboBoxProps): ReactNode {
  const [value, setValue] = useState<Option | null>(null);
  const [text, setText] = useState('');
  const found = PEOPLE.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return <ComboBox {...props} value={value} onChange={setValue} onSearch={setText} options={found} />;
}

export const ByKeyboard: Story = {
  render: (args) => <Searching {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: /Lääkäri/ });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const field = await screen.findByRole('combobox', { name: /Lääkäri/ });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('aria-autocomplete', 'list');

    await step('reads out how many were found', async () => {
      await userEvent.keyboard('saara');
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Hakutuloksia: 1'));
    });
    await step('points at an option while the focus stays, and chooses with Enter', async () => {
      await userEvent.keyboard('{ArrowDown}');
      const option = screen.getByRole('option', { name: /Saara/ });
      await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', option.id));
      await expect(field).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(trigger).toHaveTextContent('Saara Niskanen'));
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('is cleared', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Tyhjennä' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(trigger).toHaveTextContent('Hae nimellä');
      await expect(trigger).toHaveFocus();
    });
    await step('closes with Escape', async () => {
      await userEvent.keyboard('{Enter}');
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
