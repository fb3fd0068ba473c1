import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { ErrorState, type ErrorStateProps } from '@portal/design-system/ErrorState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'Aikojen haku ei onnistunut',
    children: 'Tarkista verkkoyhteys ja yritä uudelleen.',
    onRetry: fn(),
  },
  render: (args) => (
    <Card>
      <ErrorState {...args} />
    </Card>
  ),
  parameters: {
    guidance: {
      use: 'For a part or a page that could not be loaded.',
      do: [
        'Say what failed in the patient’s words, and what helps.',
        'Offer another try wherever one can help.',
      ],
      dont: ['Show codes or technical terms.', 'Let one failed part take the whole page away.'],
      instead: {
        EmptyState: 'It was loaded, and there is nothing.',
        FieldError: 'A field was filled in wrongly.',
        Notice: 'An action failed, and the page is still there.',
        RetryButton: 'The words are there already, and only the button is wanted.',
      },
    },
  },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Aikojen haku ei onnistunut');
  },
};

export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Yritä uudelleen' }));
  },
};

export const WithAnotherWay: Story = {
  args: {
    title: 'Sivua ei löytynyt',
    children: 'Osoite voi olla vanhentunut.',
    action: <ButtonLink href="/">Siirry etusivulle</ButtonLink>,
  },
};

export const LongWords: Story = {
  args: { title: 'Lääkemääräyksenuudistamispyyntölomakkeenlähetys ei onnistunut' },
};

function Retries(props: ErrorStateProps): ReactNode {
  const [isRetrying, setRetrying] = useState(false);
  return <ErrorState {...props} isRetrying={isRetrying} onRetry={() => setRetrying(true)} />;
}

export const ByKeyboard: Story = {
  render: (args) => <Retries {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const retry = canvas.getByRole('button', { name: 'Yritä uudelleen' });
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Ladataan');
    await expect(retry).toHaveFocus();
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
