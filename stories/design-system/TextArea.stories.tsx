import { TextArea } from '@portal/design-system/TextArea';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const REASON =
  'Kurkku on ollut kipeä viisi päivää, ja eilen nousi kuume. Särkylääke auttaa muutaman tunnin kerrallaan. ' +
  'Perheessä on ollut sama tauti, ja lapselle aloitettiin siihen antibiootti.';

const meta = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { label: 'Saapumisen syy', onChange: fn(), maxLength: 300 },
  parameters: {
    guidance: {
      use: 'For an answer of several lines.',
      do: [
        'Ask for several lines with it; it grows with its text.',
        'Give the limit that the receiver really has, and say in the error when it is exceeded.',
      ],
      dont: ['Do not cut off what was pasted.', 'Do not ask for a name or a number with it.'],
      instead: {
        TextField: 'One line is enough.',
      },
    },
  },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { description: 'Kerro lyhyesti oireista ja niiden kestosta. Hoitaja lukee tämän ennen käyntiä.' },
};

export const Filled: Story = { args: { defaultValue: REASON } };

export const WithError: Story = {
  args: { defaultValue: `${REASON} ${REASON}`, error: 'Merkkiraja ylittyi. Lyhennä tekstiä.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Saapumisen syy' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Merkkiraja ylittyi. Lyhennä tekstiä. Enintään 300 merkkiä',
    );
    await expect(await canvas.findByText(/Merkkejä liikaa: \d+/)).toBeInTheDocument();
  },
};

export const Optional: Story = { args: { label: 'Lisätiedot', isOptional: true, size: 'short' } };

export const ReadOnly: Story = { args: { value: REASON, isReadOnly: true } };

export const Disabled: Story = { args: { value: '', isDisabled: true } };

export const LongWords: Story = {
  args: {
    label: 'Lääkehoidonkokonaisarviointipalvelun esitietolomakkeen lisätiedot',
    defaultValue: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän '.repeat(8),
    error: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän',
  },
};

export const Typing: Story = {
  args: { maxLength: 20, size: 'short' },
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Saapumisen syy' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    const height = field.offsetHeight;
    await userEvent.keyboard('Kurkku kipeä');
    await expect(args.onChange).toHaveBeenLastCalledWith('Kurkku kipeä');
    await expect(canvas.getByText('12 / 20')).toBeVisible();

    await step('says politely that few characters are left, after a pause', async () => {
      const status = canvas.getByRole('status');
      await expect(status).toBeEmptyDOMElement();
      await waitFor(() => expect(status).toHaveTextContent('Merkkejä jäljellä: 8'));
    });
    await step('keeps what goes beyond the limit', async () => {
      await userEvent.keyboard('{Enter}{Enter}{Enter}ja kuumetta');
      await expect(field).toHaveValue('Kurkku kipeä\n\n\nja kuumetta');
      await expect(canvas.getByText('26 / 20')).toBeVisible();
    });
    await step('grows with its text', () => expect(field.offsetHeight).toBeGreaterThan(height));
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(WithError);
