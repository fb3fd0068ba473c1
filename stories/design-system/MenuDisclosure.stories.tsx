import { Avatar } from '@portal/design-system/Avatar';
import { Inline } from '@portal/design-system/Inline';
import { CalendarIcon } from '@portal/design-system/icons/CalendarIcon';
import { GlobeIcon } from '@portal/design-system/icons/GlobeIcon';
import { SignOutIcon } from '@portal/design-system/icons/SignOutIcon';
import { UserIcon } from '@portal/design-system/icons/UserIcon';
import { MenuButton, MenuDisclosure, MenuLink } from '@portal/design-system/MenuDisclosure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { asOverlay } from '../visual/modes.ts';

const onSignOut = fn();

const meta = {
  title: 'Actions/MenuDisclosure',
  component: MenuDisclosure,
  args: {
    label: 'Aino Virtanen',
    icon: <Avatar name="Aino Virtanen" size="small" />,
    side: 'start',
    children: (
      <>
        <MenuLink href="/appointments" icon={<CalendarIcon />}>
          Ajanvaraukset
        </MenuLink>
        <MenuLink href="/me" icon={<UserIcon />} aria-current="page">
          Omat tiedot
        </MenuLink>
        <MenuButton onPress={onSignOut} icon={<SignOutIcon />}>
          Kirjaudu ulos
        </MenuButton>
      </>
    ),
  },
  parameters: {
    guidance: {
      use: 'For a short list of links behind a button: the language, the own menu.',
      do: ['Use it for a list of links, with an action or two: the user menu, the language menu.'],
      dont: ['Use it for actions alone: that is Menu, which screen readers announce as one.'],
      instead: {
        Menu: 'All of it is actions.',
        Drawer: 'It is the product’s whole menu on a phone.',
        SideNavigation: 'The links are to stay in view.',
      },
    },
  },
} satisfies Meta<typeof MenuDisclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LanguageMenu: Story = {
  args: {
    label: 'FI',
    accessibleLabel: 'FI, suomi. Vaihda kieltä',
    icon: <GlobeIcon />,
    children: (
      <>
        <MenuLink href="/sv" lang="sv">
          Svenska
        </MenuLink>
        <MenuLink href="/en" lang="en">
          English
        </MenuLink>
      </>
    ),
  },
};

export const AtTheEnd: Story = {
  args: { side: 'end' },
  render: (args) => (
    <Inline justify="end">
      <MenuDisclosure {...args} />
    </Inline>
  ),
};

function summaryOf(canvasElement: HTMLElement): HTMLElement {
  const summary = canvasElement.querySelector('summary');
  if (!summary) throw new Error('No menu');
  return summary;
}

export const Open: Story = {
  tags: ['overlay'],
  parameters: asOverlay,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(summaryOf(canvasElement));
    await expect(canvas.getByRole('link', { name: 'Omat tiedot' })).toBeVisible();
  },
};

/** https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/ */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    onSignOut.mockClear();
    const summary = summaryOf(canvasElement);
    const details = summary.parentElement;
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    // A summary's keys are the browser's own, which synthetic events do not reach.
    summary.click();
    await expect(details).toHaveAttribute('open');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ajanvaraukset' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(details).not.toHaveAttribute('open');
    await expect(summary).toHaveFocus();
    summary.click();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSignOut).toHaveBeenCalledOnce();
    await expect(details).not.toHaveAttribute('open');
  },
};

const onOpen = fn();

export const FetchesWhenOpened: Story = {
  args: { onOpen },
  play: async ({ canvasElement }) => {
    onOpen.mockClear();
    summaryOf(canvasElement).click();
    await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
  },
};

export const ClosesFromOutside: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const summary = summaryOf(canvasElement);
    await userEvent.click(summary);
    await expect(summary.parentElement).toHaveAttribute('open');
    await userEvent.click(document.body);
    await expect(summary.parentElement).not.toHaveAttribute('open');
  },
};

export const LongWords: Story = {
  args: { label: 'Maximiliana Epäjärjestelmällistyttämättömyydelläänsäkäänköhän' },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
