import { CodeField, type CodeFieldProps } from '@portal/design-system/CodeField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Forms/CodeField',
  component: CodeField,
  args: { label: 'Vahvistuskoodi', onChange: fn(), onComplete: fn() },
  parameters: {
    guidance: {
      use: 'For a short code of known length that was sent or printed.',
      do: [
        'Check the code when it is complete: no button is needed.',
        'Say where the code was sent, and offer to send it again.',
      ],
      dont: ['Do not empty the field when the code was wrong: the next digits replace it.'],
      instead: {
        TextField: 'The length is unknown, or it is a word.',
        NumberField: 'It is a quantity.',
      },
    },
  },
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { description: 'Lähetimme koodin tekstiviestillä numeroon 040 *** 4567.' },
  play: async ({ canvas }) => {
    const boxes = [...(canvas.getByRole('textbox').parentElement?.querySelectorAll('span') ?? [])];
    const narrowest = Math.min(...boxes.map((box) => box.offsetWidth));
    await expect(narrowest).toBeGreaterThanOrEqual(44);
  },
};

export const PartlyFilled: Story = { args: { value: '40' } };

export const SixDigits: Story = { args: { length: 6, value: '4071' } };

export const Checking: Story = {
  args: { value: '4071', isChecking: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
    await expect(canvas.getByText('Tarkistetaan')).toBeVisible();
  },
};

export const WithError: Story = {
  args: { value: '4071', error: 'Koodi ei täsmää. Tarkista se tekstiviestistä.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Vahvistuskoodi' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Koodi ei täsmää. Tarkista se tekstiviestistä. 4 numeroa',
    );
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongWords: Story = {
  args: {
    label: 'Puhelinnumeronvahvistamistekstiviestikoodi',
    description: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän',
    length: 6,
    value: '407152',
    error: 'Vahvistamistekstiviestikoodi ei täsmää',
  },
};

/** The right code is 1234; the check takes a moment. */
function Checked(props: CodeFieldProps): ReactNode {
  const [state, setState] = useState<'open' | 'checking' | 'wrong'>('open');
  function check(code: string): void {
    props.onComplete?.(code);
    setState('checking');
    setTimeout(() => setState(code === '1234' ? 'open' : 'wrong'), 100);
  }
  return (
    <CodeField
      {...props}
      onComplete={check}
      isChecking={state === 'checking'}
      error={state === 'wrong' ? 'Koodi ei täsmää' : undefined}
    />
  );
}

/** Indexes of the boxes that show the focus. */
const marked = (field: HTMLElement): number[] =>
  [...(field.parentElement?.querySelectorAll('span') ?? [])].flatMap((box, place) =>
    / 2px inset/.test(getComputedStyle(box).boxShadow) ? [place] : [],
  );

export const ByKeyboard: Story = {
  render: (args) => <Checked {...args} />,
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Vahvistuskoodi' });
    // As from the previous step: focused by script, and nothing typed yet.
    field.focus();
    await waitFor(() => expect(marked(field)).toEqual([0]));

    await step('takes digits only, and the arrow keys go from box to box', async () => {
      await userEvent.keyboard('1x2');
      await expect(args.onChange).toHaveBeenLastCalledWith('12');
      await userEvent.keyboard('{ArrowLeft}');
      await expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2]);
      await userEvent.keyboard('9');
      await expect(args.onChange).toHaveBeenLastCalledWith('19');
      await userEvent.keyboard('{Backspace}');
      await expect(args.onChange).toHaveBeenLastCalledWith('1');
      await expect(args.onComplete).not.toHaveBeenCalled();
    });
    // A digit typed while the error is shown replaces the wrong code.
    const refused = new Promise<unknown[]>((resolve) => {
      const watcher = new MutationObserver(() => {
        if (field.getAttribute('aria-invalid') !== 'true') return;
        watcher.disconnect();
        resolve([field.selectionStart, field.selectionEnd]);
      });
      watcher.observe(field, { attributeFilter: ['aria-invalid'] });
    });
    await step('sends itself when it is complete', async () => {
      await userEvent.keyboard('999');
      await expect(args.onComplete).toHaveBeenCalledOnce();
      await expect(args.onComplete).toHaveBeenCalledWith('1999');
    });
    await step('is typed over when it was wrong', async () => {
      await expect(await canvas.findByText('Koodi ei täsmää')).toBeVisible();
      await expect(field).toHaveFocus();
      await expect(await refused).toEqual([0, 4]);
      await expect(marked(field)).toEqual([0, 1, 2, 3]);
      await userEvent.keyboard('1234');
      await expect(args.onComplete).toHaveBeenLastCalledWith('1234');
    });
  },
};

export const Pasting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Vahvistuskoodi' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(field);
    await userEvent.keyboard('9');
    await userEvent.paste('Koodisi on 40 71.');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('4071');
    await expect(field).toHaveValue('4071');
  },
};

/** The end of an identity code: three digits and a digit or letter. */
export const LastMayBeLetter: Story = {
  args: { label: 'Henkilötunnuksen loppuosa', lastAlsoTakes: 'ABCDEFHJKLMNPRSTUVWXY' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Henkilötunnuksen loppuosa' });
    await expect(field).toHaveAccessibleDescription('4 merkkiä');
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await expect(field).not.toHaveAttribute('inputmode');
    await userEvent.click(field);
    await userEvent.keyboard('f9a02i');
    await expect(args.onChange).toHaveBeenLastCalledWith('902');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('f');
    await expect(args.onComplete).toHaveBeenCalledWith('902F');
    await expect(field).toHaveValue('902F');
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(WithError);
