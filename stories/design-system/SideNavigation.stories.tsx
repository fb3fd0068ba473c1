import { SignOutIcon } from '@portal/design-system/icons/SignOutIcon';
import { SideNavigation } from '@portal/design-system/SideNavigation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { groups } from './frame.tsx';

const signOut = fn();

const meta = {
  title: 'Shell/SideNavigation',
  component: SideNavigation,
  parameters: {
    guidance: {
      use: 'For the product’s main menu, in groups.',
      do: [
        'Give each entry an icon and the name of its page.',
        'Tell assistive technology what a count counts.',
      ],
      dont: ['Nest groups.', 'Show a count of nothing.'],
      instead: {
        MenuDisclosure: 'It is a short list of links behind a button.',
        LinkTabs: 'The views are of one thing.',
        LinkList: 'The links are the content of a page.',
      },
    },
  },
  args: { 'aria-label': 'Päävalikko', groups },
} satisfies Meta<typeof SideNavigation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Päävalikko' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Työterveys' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Etusivu');
    await expect(canvas.getByRole('link', { name: 'Viestit 3 lukematonta' })).toBeVisible();
  },
};

export const WithAnAction: Story = {
  args: {
    groups: [
      ...groups,
      {
        id: 'end',
        items: [{ id: 'sign-out', label: 'Kirjaudu ulos', icon: <SignOutIcon />, onPress: signOut }],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Kirjaudu ulos' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    groups: [
      {
        id: 'long',
        label: 'Työterveyshuoltosopimusneuvottelupöytäkirjat',
        items: [
          {
            id: 'voucher',
            label: 'Erikoissairaanhoitopalvelusetelit',
            href: '#voucher',
            count: 128,
            countLabel: '128 uutta',
          },
          { id: 'long', label: 'Epäjärjestelmällistyttämättömyys', href: '#long', isCurrent: true },
        ],
      },
    ],
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
