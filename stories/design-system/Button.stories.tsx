import { Button, type ButtonProps } from '@portal/design-system/Button';
import { Inline } from '@portal/design-system/Inline';
import { ArrowRightIcon } from '@portal/design-system/icons/ArrowRightIcon';
import { CalendarIcon } from '@portal/design-system/icons/CalendarIcon';
import { TrashIcon } from '@portal/design-system/icons/TrashIcon';
import { Stack } from '@portal/design-system/Stack';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const TONES = ['primary', 'secondary', 'outline', 'tertiary', 'danger'] as const;

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Varaa aika', onPress: fn() },
  parameters: {
    guidance: {
      use: 'For what happens when it is pressed: something is sent, added, opened or taken back.',
      do: [
        'Say what it does with a verb: “Varaa aika”, “Lähetä viesti”.',
        'Keep one primary button a screen, and the danger tone for what cannot be undone.',
        'Show with isLoading that a press was taken; say with disabledReason what is missing.',
      ],
      dont: [
        'Lead somewhere with it: that is ButtonLink.',
        'Disable the button of a form; let it tell what is wrong when pressed.',
        'Write “OK”, “Kyllä” or “Klikkaa tästä”.',
      ],
      instead: {
        ButtonLink: 'The press leads to another page or file.',
        IconButton: 'A known sign says it all, and words have no room.',
        ToggleButton: 'It switches something on or off and stays so.',
        RetryButton: 'It tries again what has failed.',
      },
    },
  },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

function InEachTone(props: ButtonProps): ReactNode {
  return (
    <Inline>
      {TONES.map((tone) => (
        <Button key={tone} {...props} tone={tone} />
      ))}
    </Inline>
  );
}

export const Default: Story = {};

export const Tones: Story = { render: (args) => <InEachTone {...args} /> };

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} size="small" />
      <Button {...args} size="medium" />
      <Button {...args} size="large" />
    </Inline>
  ),
};

export const WithIcons: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} icon={<CalendarIcon />} />
      <Button {...args} tone="secondary" iconEnd={<ArrowRightIcon />}>
        Jatka
      </Button>
      <Button {...args} tone="danger" icon={<TrashIcon />}>
        Poista liite
      </Button>
    </Inline>
  ),
};

export const FullWidth: Story = { args: { isFullWidth: true } };

export const Loading: Story = { args: { isLoading: true }, render: (args) => <InEachTone {...args} /> };

export const Disabled: Story = { args: { isDisabled: true }, render: (args) => <InEachTone {...args} /> };

export const DisabledWithAReason: Story = {
  args: { disabledReason: 'Valitse ensin vastaanottoaika.', onRefusedPress: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Varaa aika' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Valitse ensin vastaanottoaika.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(args.onRefusedPress).toHaveBeenCalledTimes(1);
  },
};

export const LongWords: Story = {
  args: { children: 'Lähetä lääkemääräyksenuudistamispyyntö työterveyslääkärille', icon: <CalendarIcon /> },
};

/** Its text is aligned with the line above. */
export const Flush: Story = {
  args: { tone: 'tertiary', isFlush: true, children: 'Kirjaudu ulos' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Stack align="start">
      <Text>Olet kirjautunut sisään.</Text>
      <Button {...args} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const { paddingInlineStart, borderInlineStartWidth } = getComputedStyle(button);
    const words =
      button.getBoundingClientRect().x + parseFloat(paddingInlineStart) + parseFloat(borderInlineStartWidth);
    await expect(words).toBeCloseTo(canvas.getByText('Olet kirjautunut sisään.').getBoundingClientRect().x);
  },
};

/** https://www.w3.org/WAI/ARIA/apg/patterns/button/ */
export const ByMouseAndKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Varaa aika' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

function Saving(props: ButtonProps): ReactNode {
  const [isLoading, setLoading] = useState(false);
  return (
    <form onSubmit={onSubmit}>
      <Button {...props} type="submit" isLoading={isLoading} onPress={() => setLoading(true)} />
    </form>
  );
}

export const KeepsItsPlaceWhileLoading: Story = {
  render: (args) => <Saving {...args} />,
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    const button = canvas.getByRole('button', { name: 'Varaa aika' });
    const status = canvas.getByRole('status');
    const { width, height } = button.getBoundingClientRect();
    await expect(status).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('Ladataan');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName('Varaa aika');
    await expect(button).toHaveAccessibleDescription('Ladataan');
    await expect(button.getBoundingClientRect()).toMatchObject({ width, height });
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(WithIcons);
export const ForcedColours = forcedColours(Tones);
