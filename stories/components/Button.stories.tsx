import { Button } from '@portal/design-system/Button';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import { IconButton } from '@portal/design-system/IconButton';
import { Inline } from '@portal/design-system/Inline';
import { ArrowRightIcon } from '@portal/design-system/icons/ArrowRightIcon';
import { CalendarIcon } from '@portal/design-system/icons/CalendarIcon';
import { CloseIcon } from '@portal/design-system/icons/CloseIcon';
import { Stack } from '@portal/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Varaa aika', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const TONES = ['primary', 'secondary', 'outline', 'tertiary', 'danger'] as const;

export const Tones: Story = {
  render: (args) => (
    <Inline>
      {TONES.map((tone) => (
        <Button key={tone} {...args} tone={tone} />
      ))}
    </Inline>
  ),
};

export const Disabled: Story = {
  render: (args) => (
    <Inline>
      {TONES.map((tone) => (
        <Button key={tone} {...args} tone={tone} isDisabled />
      ))}
    </Inline>
  ),
};

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
      <Button {...args} tone="secondary" iconEnd={<ArrowRightIcon />} />
      <IconButton label="Sulje" icon={<CloseIcon />} />
    </Inline>
  ),
};

export const LongFinnishWords: Story = {
  args: { children: 'Lähetä lääkemääräyksen uudistamispyyntö työterveyslääkärille', isFullWidth: true },
};

export const Links: Story = {
  render: () => (
    <Stack align="start">
      <ButtonLink href="#booking">Varaa aika</ButtonLink>
      <ButtonLink href="#booking" tone="secondary" isDocument>
        Kirjaudu pankkitunnuksilla
      </ButtonLink>
    </Stack>
  ),
};

export const PressedByMouseAndKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Varaa aika' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
