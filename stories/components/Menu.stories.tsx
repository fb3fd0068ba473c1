import { Avatar } from '@portal/design-system/Avatar';
import { Inline } from '@portal/design-system/Inline';
import { CalendarIcon } from '@portal/design-system/icons/CalendarIcon';
import { GlobeIcon } from '@portal/design-system/icons/GlobeIcon';
import { LogoutIcon } from '@portal/design-system/icons/LogoutIcon';
import { UserIcon } from '@portal/design-system/icons/UserIcon';
import { MenuButton, MenuDisclosure, MenuLink } from '@portal/design-system/MenuDisclosure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

const onLogout = fn();

const meta = { title: 'Actions/MenuDisclosure', component: MenuDisclosure } satisfies Meta<
  typeof MenuDisclosure
>;
export default meta;

type Story = StoryObj<Meta>;

export const Menus: Story = {
  render: () => (
    <Inline justify="between">
      <MenuDisclosure label="Suomi" icon={<GlobeIcon />} side="start">
        <MenuLink href="#sv" lang="sv">
          Svenska
        </MenuLink>
        <MenuLink href="#en" lang="en">
          English
        </MenuLink>
      </MenuDisclosure>
      <MenuDisclosure label="Aino Virtanen" icon={<Avatar name="Aino Virtanen" size="small" />} side="end">
        <MenuLink href="#appointments" icon={<CalendarIcon />}>
          Ajanvaraukset
        </MenuLink>
        <MenuLink href="#me" icon={<UserIcon />} aria-current="page">
          Omat tiedot
        </MenuLink>
        <MenuButton onPress={onLogout} icon={<LogoutIcon />}>
          Kirjaudu ulos
        </MenuButton>
      </MenuDisclosure>
    </Inline>
  ),
};

export const OpensAndCloses: Story = {
  ...Menus,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, summary] = canvasElement.querySelectorAll('summary');
    const details = summary?.parentElement;
    if (!summary || !details) throw new Error('No menu');
    await userEvent.click(summary);
    await expect(details).toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
    await expect(details).not.toHaveAttribute('open');
    await expect(summary).toHaveFocus();
    await userEvent.click(summary);
    await userEvent.click(canvas.getByRole('button', { name: 'Kirjaudu ulos' }));
    await expect(onLogout).toHaveBeenCalled();
    await expect(details).not.toHaveAttribute('open');
    await userEvent.click(summary);
  },
};
