import { Button } from '@portal/design-system/Button';
import { CheckboxGroup } from '@portal/design-system/CheckboxGroup';
import { ErrorSummary } from '@portal/design-system/ErrorSummary';
import { Form, type FormProps } from '@portal/design-system/Form';
import { PhoneField } from '@portal/design-system/PhoneField';
import { RadioGroup } from '@portal/design-system/RadioGroup';
import { TextArea } from '@portal/design-system/TextArea';
import { TextField } from '@portal/design-system/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Forms/Form',
  component: Form,
  args: { 'aria-label': 'Yhteydenotto', onSubmit: fn(), children: null },
  parameters: {
    guidance: {
      use: 'For fields that are sent together.',
      do: ['Ask for no more than the matter needs, in one column.', 'Name the button by what it does.'],
      dont: [
        'Do not disable the button until all is right: say what is missing.',
        'Do not empty fields after an error.',
      ],
      instead: {
        SearchField: 'It is one field that searches.',
        Switch: 'There is one setting that takes effect at once.',
      },
    },
  },
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

const MESSAGES = {
  name: 'Kirjoita nimesi',
  phone: 'Kirjoita puhelinnumerosi',
  when: 'Valitse, milloin voimme soittaa',
  matter: 'Kerro, mistä on kyse',
} as const;

type FieldName = keyof typeof MESSAGES;

function Contact({ onSubmit, ...form }: FormProps): ReactNode {
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const [attempt, setAttempt] = useState(0);

  function check(data: FormData): void {
    const names = (Object.keys(MESSAGES) as FieldName[]).filter((name) => !data.get(name));
    setAttempt((count) => count + 1);
    setMissing(names);
    if (names.length === 0) onSubmit?.(data);
  }

  const field = (name: FieldName) => ({
    id: name,
    name,
    ...(missing.includes(name) && { error: MESSAGES[name] }),
  });
  const problems = missing.map((name) => ({ fieldId: name, message: MESSAGES[name] }));
  return (
    <Form {...form} onSubmit={check}>
      <ErrorSummary title="Tarkista seuraavat tiedot" problems={problems} attempt={attempt} />
      <TextField {...field('name')} label="Nimi" autoComplete="name" isRequired />
      <PhoneField {...field('phone')} label="Puhelinnumero" isRequired />
      <RadioGroup
        {...field('when')}
        label="Milloin voimme soittaa?"
        appearance="inline"
        isRequired
        options={[
          { value: 'morning', label: 'Aamupäivällä' },
          { value: 'afternoon', label: 'Iltapäivällä' },
        ]}
      />
      <TextArea {...field('matter')} label="Mistä on kyse?" maxLength={300} isRequired />
      <CheckboxGroup
        name="ways"
        label="Miten muistutamme ajasta?"
        isOptional
        options={[
          { value: 'sms', label: 'Tekstiviestillä' },
          { value: 'email', label: 'Sähköpostilla' },
        ]}
      />
      <div>
        <Button type="submit">Lähetä yhteydenottopyyntö</Button>
      </div>
    </Form>
  );
}

export const Default: Story = { render: (args) => <Contact {...args} /> };

export const ByKeyboard: Story = {
  render: (args) => <Contact {...args} />,
  play: async ({ canvas, userEvent, args, step }) => {
    await step('leads from what is missing to its fields', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Nimi' }));
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByRole('region', { name: /Tarkista seuraavat tiedot/ })).toHaveFocus();
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('radio', { name: 'Aamupäivällä' })).toHaveFocus();
      await expect(canvas.getByRole('radiogroup')).toBeInvalid();
    });
    await step('is sent when all is there', async () => {
      await userEvent.keyboard(' ');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Nimi' }), 'Aino Virtanen');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Puhelinnumero' }), '0401234567');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Mistä on kyse?' }), 'Reseptin uusiminen');
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Tekstiviestillä' }));
      await userEvent.click(canvas.getByRole('button', { name: /Lähetä/ }));
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      const [data] = (args.onSubmit as ReturnType<typeof fn>).mock.calls[0] as [FormData];
      await expect(Object.fromEntries(data)).toEqual({
        name: 'Aino Virtanen',
        phone: '+358401234567',
        when: 'morning',
        matter: 'Reseptin uusiminen',
        ways: 'sms',
      });
    });
  },
};

export const LargeText = largeText(Default);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);

/** The browser sends it by itself, before there are scripts, too. */
export const SentByTheBrowser: Story = {
  args: { action: '#', hidden: { token: 'abc' }, children: <Button type="submit">Kirjaudu ulos</Button> },
  render: ({ onSubmit: _, ...form }) => <Form {...form} />,
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('form');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form.querySelector('input[type=hidden]')).toHaveValue('abc');
  },
};
