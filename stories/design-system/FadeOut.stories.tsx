import { Button } from '@portal/design-system/Button';
import { Card } from '@portal/design-system/Card';
import { FadeOut } from '@portal/design-system/FadeOut';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, waitFor } from 'storybook/test';

const meta = {
  title: 'Feedback/FadeOut',
  component: FadeOut,
  parameters: {
    guidance: {
      use: 'For an offer that has been dealt with and goes away.',
      do: [
        'Use it for an offer that has been taken or turned down; say the result first, and leave time to read it.',
        'Move the focus elsewhere before it fades, if it is inside.',
      ],
      dont: ['Use it for what the reader may want again: that stays.'],
      instead: {
        Disclosure: 'The reader may want it again.',
        Toast: 'The result is to be said after it has gone.',
      },
    },
  },
} satisfies Meta<typeof FadeOut>;
export default meta;

function Offer(): ReactNode {
  const [state, setState] = useState<'there' | 'leaving' | 'gone'>('there');
  return (
    <Stack>
      {state !== 'gone' && (
        <FadeOut isLeaving={state === 'leaving'} onGone={() => setState('gone')}>
          <Card>
            <Text>Muistutamme ajasta tekstiviestillä.</Text>
          </Card>
        </FadeOut>
      )}
      <Button tone="secondary" onPress={() => setState(state === 'gone' ? 'there' : 'leaving')}>
        {state === 'gone' ? 'Näytä' : 'Selvä'}
      </Button>
    </Stack>
  );
}

export const ByKeyboard: StoryObj<Meta> = {
  render: () => <Offer />,
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByText(/Muistutamme/);
    await expect(words).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(words.closest('[inert]')).not.toBeNull();
    await waitFor(() => expect(words).not.toBeInTheDocument());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/Muistutamme/)).toBeVisible();
  },
};
