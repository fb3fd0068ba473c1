import { Avatar } from '@portal/design-system/Avatar';
import { Inline } from '@portal/design-system/Inline';
import { Text } from '@portal/design-system/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

/** A face that needs no file: a drawing in two colours. */
const FACE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#b4defb" d="M0 0h40v40H0z"/><circle cx="20" cy="16" r="8" fill="#3a2a25"/><path fill="#3a2a25" d="M4 40a16 14 0 0 1 32 0"/></svg>',
)}`;

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Aino Virtanen' },
  parameters: {
    guidance: {
      use: 'For a person’s face, or initials, beside their name.',
      do: ['Write the name beside it; the avatar is then decoration.', 'Use `label` where it stands alone.'],
      dont: ['Do not use it for a group or an organisation: take an icon.'],
      instead: {
        Emblem: 'It stands for an organisation.',
        Medallion: 'It stands for a thing or a kind, not a person.',
        Picture: 'The image itself is what is looked at.',
      },
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AV')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Picture: Story = { args: { src: FACE } };

/** 24, 40, 55 px, and one that grows from 40 to 55 with the screen. */
export const Sizes: Story = {
  render: () => (
    <Inline>
      <Avatar name="Aino Virtanen" size="small" />
      <Avatar name="Mikael Åkerlund" size="medium" />
      <Avatar name="Helmi Salonen" size="large" />
      <Avatar name="Cher" size="responsive" src={FACE} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const widthOf = (initials: string) => canvas.getByText(initials).getBoundingClientRect().width;
    await expect([widthOf('AV'), widthOf('MÅ'), widthOf('HS')]).toEqual([24, 40, 55]);
  },
};

/** Siblings whose names would give them the same colour. */
export const Siblings: Story = {
  render: () => (
    <Inline>
      {[0, 1, 2, 3, 4, 5].map((tint) => (
        <Avatar key={tint} name="Elsa Virtanen" isChild tint={tint} size="huge" />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const faces = [...canvasElement.querySelectorAll('span[aria-hidden]:has(svg)')];
    const colours = faces.map((face) => getComputedStyle(face).backgroundColor);
    await expect(new Set(colours).size).toBe(6);
    // Up to the rim: a drawing of another size would be cut, or end above it.
    const widths = faces.map((face) => face.querySelector('svg')?.getBoundingClientRect().width);
    await expect(new Set(widths)).toEqual(new Set([faces[0]?.getBoundingClientRect().width]));
  },
};

/** The file is missing: the initials below it are visible, with or without scripts. */
export const MissingPicture: Story = {
  args: { src: '/missing.png', size: 'large' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('AV')).toBeVisible();
  },
};

export const WithoutName: Story = { args: { name: '', size: 'large' } };

/** No name beside it: its accessible name says whose face it is. */
export const Alone: Story = {
  args: { label: 'Aino Virtanen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Aino Virtanen' })).toBeVisible();
  },
};

export const BesideALongName: Story = {
  args: { size: 'responsive' },
  render: (args) => (
    <Inline isSingleLine>
      <Avatar {...args} />
      <Text>Karoliina-Wilhelmiina Hohenthal-Lindströmiläinen-Pietikäinen, erikoislääkäri</Text>
    </Inline>
  ),
};

export const LargeText = largeText(Sizes);
export const RightToLeft = rightToLeft(BesideALongName);
export const ForcedColours = forcedColours(Sizes);
