import { SearchField, type SearchFieldProps } from '@portal/design-system/SearchField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { label: 'Hae tutkimustuloksista', placeholder: 'Esimerkiksi hemoglobiini' },
  parameters: {
    guidance: {
      use: 'For words to search by, as a form of its own.',
      do: [
        'Give the number of results, so that it is read out.',
        'Leave out the button where results follow each key after a short pause.',
      ],
      dont: ['Do not put it into a form: it is one.'],
      instead: {
        TextField: 'The words are one answer of a form.',
        ComboBox: 'One of known options is chosen.',
      },
    },
  },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { onSubmit: fn() } };

export const WithoutButton: Story = { args: { onChange: fn() } };

export const Filled: Story = { args: { onSubmit: fn(), defaultValue: 'hemoglobiini', resultCount: 12 } };

export const HiddenLabel: Story = { args: { onSubmit: fn(), isLabelHidden: true } };

export const Loading: Story = {
  args: { onSubmit: fn(), defaultValue: 'hemo', isLoading: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ladataan');
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { onSubmit: fn(), isDisabled: true, defaultValue: 'hemoglobiini' } };

export const LongWords: Story = {
  args: {
    label: 'Hae laboratoriotutkimustulosarkistosta',
    description: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän',
    defaultValue: 'Lääkehoidonkokonaisarviointipalvelunyhteyshenkilöluettelo',
    onSubmit: fn(),
  },
};

const NAMES = ['Hemoglobiini', 'Hematokriitti', 'Kreatiniini'];

function Found(props: SearchFieldProps): ReactNode {
  const [text, setText] = useState('');
  const found = NAMES.filter((name) => name.toLowerCase().includes(text));
  return <SearchField {...props} value={text} onChange={setText} resultCount={found.length} />;
}

export const ByKeyboard: Story = {
  args: { onSubmit: fn() },
  render: (args) => <Found {...args} />,
  play: async ({ canvas, userEvent, args, step }) => {
    const box = canvas.getByRole('searchbox', { name: 'Hae tutkimustuloksista' });
    await expect(box.closest('search')).toHaveAccessibleName('Hae tutkimustuloksista');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Tyhjennä' })).toBeNull();

    await step('reads out how much was found', async () => {
      await userEvent.keyboard('hem');
      await expect(canvas.getByRole('status')).toHaveTextContent('Hakutuloksia: 2');
      await userEvent.keyboard('x');
      await expect(canvas.getByRole('status')).toHaveTextContent('Ei hakutuloksia');
    });
    await step('searches with Enter', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(args.onSubmit).toHaveBeenCalledWith('hemx');
    });
    await step('clears with Escape, and with its button', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(box).toHaveValue('');
      await userEvent.keyboard('k');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Tyhjennä' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(box).toHaveValue('');
      await expect(box).toHaveFocus();
    });
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Filled);
