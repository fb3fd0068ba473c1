import { Button } from '@portal/design-system/Button';
import { Dialog } from '@portal/design-system/Dialog';
import { Inline } from '@portal/design-system/Inline';
import { Tooltip } from '@portal/design-system/Tooltip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { asOverlay } from '../visual/modes.ts';

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: {
    text: 'Näkyy vain sinulle ja hoitavalle lääkärille',
    children: (described) => <Button {...described}>Tallenna muistiinpano</Button>,
  },
  parameters: {
    guidance: {
      use: 'For a few words about a control that most can do without.',
      do: [
        'Explain a control in a few words that most patients can do without.',
        'Name an icon button: IconButton brings its own tooltip.',
      ],
      dont: [
        'Say something there that everybody needs: a finger never opens it.',
        'Put links, buttons or more than two lines into it.',
        'Hang it on plain text, which the keyboard does not reach.',
      ],
      instead: {
        Field: 'Everybody needs the words: they are its description.',
        Disclosure: 'There is more than a line to read.',
        IconButton: 'It names an icon: the button does that itself.',
      },
    },
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
      'Näkyy vain sinulle ja hoitavalle lääkärille',
    );
  },
};

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible());
};

export const Open: Story = { tags: ['overlay'], parameters: asOverlay, play: open };

/** https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/ */
export const ByKeyboard: Story = {
  tags: ['overlay'],
  play: async ({ canvas, userEvent }) => {
    const tooltip = canvas.getByRole('tooltip', { hidden: true });
    await expect(tooltip).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await waitFor(() => expect(tooltip).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(tooltip).not.toBeVisible();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button')).toHaveFocus();
    await waitFor(() => expect(tooltip).toBeVisible());
    await userEvent.tab();
    await expect(tooltip).not.toBeVisible();
  },
};

/** WCAG 2.2, 1.4.13: dismissible, hoverable, persistent. */
export const ByPointer: Story = {
  tags: ['overlay'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const tooltip = canvas.getByRole('tooltip', { hidden: true });
    await userEvent.hover(button);
    await waitFor(() => expect(tooltip).toBeVisible());
    await userEvent.hover(tooltip);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(tooltip).toBeVisible();
    await userEvent.unhover(tooltip);
    await waitFor(() => expect(tooltip).not.toBeVisible());
    await userEvent.hover(button);
    await waitFor(() => expect(tooltip).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(tooltip).not.toBeVisible();
  },
};

export const NotByFinger: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await fireEvent.pointerEnter(button, { pointerType: 'touch' });
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(canvas.getByRole('tooltip', { hidden: true })).not.toBeVisible();
  },
};

const onOpenChange = fn();

export const InADialog: Story = {
  tags: ['overlay'],
  render: (args) => (
    <Dialog isOpen onOpenChange={onOpenChange} title="Muistiinpano">
      <Tooltip {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    onOpenChange.mockClear();
    const button = await screen.findByRole('button', { name: 'Tallenna muistiinpano' });
    await userEvent.hover(button);
    const tooltip = screen.getByRole('tooltip', { hidden: true });
    await waitFor(() => expect(tooltip).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(tooltip).not.toBeVisible();
    await expect(onOpenChange).not.toHaveBeenCalled();
  },
};

export const AtTheEdge: Story = {
  tags: ['overlay'],
  render: (args) => (
    <Inline justify="end">
      <Tooltip {...args} />
    </Inline>
  ),
  play: open,
};

export const LongWords: Story = {
  args: { text: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän lääkärintodistuspyyntölomake' },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
