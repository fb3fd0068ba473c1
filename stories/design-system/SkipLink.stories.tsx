import { SkipLink } from '@portal/design-system/SkipLink';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Shell/SkipLink',
  component: SkipLink,
  parameters: {
    guidance: {
      use: 'For the first stop of the keyboard on every page.',
      do: ['Leave it to AppLayout: it is the first thing on every page.'],
      dont: ['Lead to something that cannot take the focus.'],
      instead: {
        TextLink: 'It is a link to see.',
        VisuallyHidden: 'It takes no focus.',
      },
    },
  },
  args: { targetId: 'content', children: 'Siirry sisältöön' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <div id="content" tabIndex={-1}>
        <Text>Paina sarkainta: linkki tulee näkyviin.</Text>
      </div>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Siirry sisältöön' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveAttribute('tabindex', '-1');
  },
};

const focus = async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]): Promise<void> => {
  canvas.getByRole('link').focus();
  await expect(canvas.getByRole('link')).toBeVisible();
};

export const Focused: Story = { play: focus };

export const LongWords: Story = {
  args: { children: 'Siirry epäjärjestelmällistyttämättömyydelläänsäkäänköhän sisältöön' },
  play: focus,
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
