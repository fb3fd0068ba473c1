import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { ErrorSummary } from '@portal/design-system/ErrorSummary';
import { Form } from '@portal/design-system/Form';
import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { RadioGroup } from '@portal/design-system/RadioGroup';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextArea } from '@portal/design-system/TextArea';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';

const meta = {
  title: 'Patterns/Form',
  parameters: {
    flush: true,
    guidance: {
      use: 'For what a patient tells us: one subject, one column, one button that sends it.',
      do: [
        'Ask only what is needed, and say at the optional fields that they are optional.',
        'Check when it is sent; list all that is missing above the first field, and say it at each field.',
        'Say with the button what happens: “Lähetä viesti”.',
      ],
      dont: ['Split what fits on one screen into steps.', 'Disable the button until all is filled in.'],
      instead: {
        List: 'One of several things is chosen, and each has a page of its own.',
        Result: 'All has been sent, and there is nothing left to fill in.',
      },
    },
  },
} satisfies Meta;
export default meta;

function Question(): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const [reply, setReply] = useState('');
  const isMissing = attempt > 0 && reply.trim() === '';
  return (
    <Page width="prose">
      <Stack gap="large">
        <Stack gap="xsmall">
          <Heading level={1}>Kirjoita hoitajalle</Heading>
          <Text size="lead">Vastaamme arkisin kahden tunnin kuluessa.</Text>
        </Stack>
        {isMissing && (
          <ErrorSummary
            title="Tarkista seuraavat tiedot"
            attempt={attempt}
            problems={[{ fieldId: 'matter', message: 'Kirjoita, mitä asiasi koskee' }]}
          />
        )}
        <Card>
          <Form onSubmit={() => setAttempt(attempt + 1)}>
            <RadioGroup
              label="Ketä asia koskee?"
              options={[
                { value: 'me', label: 'Minua' },
                { value: 'child', label: 'Lastani' },
              ]}
              defaultValue="me"
            />
            <TextArea
              id="matter"
              label="Mitä asiasi koskee?"
              value={reply}
              onChange={setReply}
              error={isMissing ? 'Kirjoita, mitä asiasi koskee' : undefined}
            />
            <Button type="submit">Lähetä viesti</Button>
          </Form>
        </Card>
      </Stack>
    </Page>
  );
}

export const Empty: StoryObj<typeof meta> = { render: () => <Question /> };

export const Refused: StoryObj<typeof meta> = {
  render: () => <Question />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lähetä viesti' }));
    await expect(await canvas.findByRole('region', { name: /Tarkista seuraavat tiedot/ })).toHaveFocus();
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
