import { AppHeader } from '@portal/design-system/AppHeader';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { onScreens } from '../on-screens.ts';
import { headerActions, menuButton } from './frame.tsx';

const meta = {
  title: 'Shell/AppHeader',
  component: AppHeader,
  parameters: {
    flush: true,
    guidance: {
      use: 'For the top of every page: the way home, the language, the person.',
      do: ['Keep it to the way home, the language and the signed-in person.'],
      dont: ['Add links that belong to one page.', 'Let it grow above one line.'],
      instead: {
        Hero: 'It opens one page.',
        SideNavigation: 'It leads to the product’s pages.',
      },
    },
  },
  args: {
    homeHref: '#home',
    homeLabel: 'Kaari, etusivu',
    menu: menuButton,
    printed: 'Aino Maria Virtanen · Tulostettu ti 24.11.2026 9:15',
    children: headerActions,
  },
} satisfies Meta<typeof AppHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const home = canvas.getByRole('link', { name: 'Kaari, etusivu' });
    await expect(canvas.getByRole('banner')).toContainElement(home);
    await onScreens(async (screen) => {
      const menu = canvas.queryByRole('button', { name: 'Valikko' });
      await expect(Boolean(menu)).toBe(screen !== 'large');
    });
    await expect(canvas.getByText(/Tulostettu/)).not.toBeVisible();
    home.focus();
    await userEvent.tab();
    await expect(canvas.getByText('FI').closest('summary, button')).toHaveFocus();
  },
};

export const SignedOut: Story = {
  args: {
    children: (
      <ButtonLink href="#login" tone="secondary">
        Kirjaudu
      </ButtonLink>
    ),
  },
};

export const OnlyTheWayHome: Story = { args: { menu: null, children: null } };

export const LongWords: Story = {
  args: {
    children: (
      <ButtonLink href="#login" tone="secondary">
        Identifieringstjänst
      </ButtonLink>
    ),
  },
};

export const LargeText = largeText(SignedOut);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
