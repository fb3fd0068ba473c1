import { ErrorState } from '@portal/design-system/ErrorState';
import { Heading } from '@portal/design-system/Heading';
import { Page } from '@portal/design-system/Page';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Patterns/Error',
  component: ErrorState,
  args: { title: 'Käyntejä ei voitu hakea', onRetry: fn() },
  parameters: {
    flush: true,
    guidance: {
      use: 'For what did not work, in the place where it would have been.',
      do: [
        'Say what did not work, and whether anything was changed.',
        'Offer to try again where that may help, and another way: a phone number.',
        'Keep all that was written, and the rest of the page.',
      ],
      dont: ['Blame the patient, or name a code without a word.', 'Show it for a field that is not right.'],
      instead: {
        Form: 'What was filled in is not right, and can be corrected.',
        Empty: 'The answer came, and there is nothing.',
      },
    },
  },
} satisfies Meta<typeof ErrorState>;
export default meta;

export const Failed: StoryObj<typeof meta> = {
  render: (args) => (
    <Page width="prose">
      <Stack gap="large">
        <Heading level={1}>Käynnit</Heading>
        <ErrorState {...args}>
          <Text>
            Yritä uudelleen. Jos asia on kiireellinen, soita{' '}
            <TextLink href="tel:0103803838">010 380 3838</TextLink>.
          </Text>
        </ErrorState>
      </Stack>
    </Page>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /uudelleen/i }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
