import { Button } from '@portal/design-system/Button';
import { ErrorSummary, type FieldProblem } from '@portal/design-system/ErrorSummary';
import { Form } from '@portal/design-system/Form';
import { TextField } from '@portal/design-system/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';

const meta = { title: 'Forms/Form', component: ErrorSummary } satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<Meta>;

const FIELDS = [
  { id: 'first', label: 'Etunimi', message: 'Kirjoita etunimesi' },
  { id: 'phone', label: 'Puhelinnumero', message: 'Kirjoita puhelinnumerosi, esim. +358401234567' },
];

function Contact(): ReactNode {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);

  function check(data: FormData): void {
    setAttempt((count) => count + 1);
    setProblems(
      FIELDS.filter(({ id }) => !data.get(id)).map(({ id, message }) => ({ fieldId: id, message })),
    );
  }

  return (
    <Form onSubmit={check} aria-label="Yhteystiedot">
      <ErrorSummary title="Tarkista seuraavat tiedot" problems={problems} attempt={attempt} />
      {FIELDS.map(({ id, label }) => (
        <TextField
          key={id}
          id={id}
          name={id}
          label={label}
          error={problems.find(({ fieldId }) => fieldId === id)?.message}
        />
      ))}
      <Button type="submit">Varaa aika</Button>
    </Form>
  );
}

export const ErrorsTakeTheFocus: Story = {
  render: () => <Contact />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Varaa aika' }));
    await expect(await screen.findByRole('region', { name: /Tarkista seuraavat tiedot/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /puhelinnumerosi/ }));
    await expect(canvas.getByLabelText('Puhelinnumero')).toHaveFocus();
  },
};
