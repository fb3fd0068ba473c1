import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Inline } from '@portal/design-system/Inline';
import { ArrowRightIcon } from '@portal/design-system/icons/ArrowRightIcon';
import { DownloadIcon } from '@portal/design-system/icons/DownloadIcon';
import { SignInIcon } from '@portal/design-system/icons/SignInIcon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  args: { href: '/varaa', children: 'Varaa aika', onClick: fn() },
  parameters: {
    guidance: {
      use: 'For the step that a page exists for, when that step is another page.',
      do: [
        'Use it for the step that a page exists for, when that step is another page.',
        'Set isDocument for downloads and identification, isExternal for what leaves the product.',
      ],
      dont: ['Change anything with it: a link can be opened twice, in another tab, or by a robot.'],
      instead: {
        Button: 'Something is done, and the page stays.',
        TextLink: 'It is one way on among others, or stands in a sentence.',
        LinkTiles: 'There are many ways of the same kind to go.',
      },
    },
  },
} satisfies Meta<typeof ButtonLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Varaa aika' })).toHaveAttribute('href', '/varaa');
  },
};

export const Tones: Story = {
  render: (args) => (
    <Inline>
      <ButtonLink {...args} />
      <ButtonLink {...args} tone="secondary" />
      <ButtonLink {...args} tone="outline" />
      <ButtonLink {...args} tone="tertiary" />
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <ButtonLink {...args} size="small" />
      <ButtonLink {...args} size="medium" />
      <ButtonLink {...args} size="large" />
    </Inline>
  ),
};

export const WithIcons: Story = {
  render: (args) => (
    <Inline>
      <ButtonLink {...args} icon={<SignInIcon />} isDocument>
        Kirjaudu pankkitunnuksilla
      </ButtonLink>
      <ButtonLink {...args} tone="secondary" iconEnd={<ArrowRightIcon />}>
        Kaikki ajat
      </ButtonLink>
    </Inline>
  ),
};

/** Opens in a new tab, and says so. */
export const External: Story = {
  args: { href: 'https://kartta.example', children: 'Reitti kartalla', isExternal: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Reitti kartalla (avautuu uuteen välilehteen)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Download: Story = {
  args: {
    href: '/kuitti.pdf',
    children: 'Lataa kuitti',
    tone: 'secondary',
    isDocument: true,
    download: 'kuitti.pdf',
    icon: <DownloadIcon />,
  },
};

export const FullWidth: Story = { args: { isFullWidth: true } };

export const LongWords: Story = {
  args: { children: 'Lääkemääräyksenuudistamispyyntölomakkeelle', iconEnd: <ArrowRightIcon /> },
};

/** https://www.w3.org/WAI/ARIA/apg/patterns/link/ */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Varaa aika' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(WithIcons);
export const ForcedColours = forcedColours(Tones);
