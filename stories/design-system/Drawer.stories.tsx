import { Button } from '@portal/design-system/Button';
import { Checkbox } from '@portal/design-system/Checkbox';
import { Drawer, type DrawerProps } from '@portal/design-system/Drawer';
import { CalendarIcon } from '@portal/design-system/icons/CalendarIcon';
import { FlaskIcon } from '@portal/design-system/icons/FlaskIcon';
import { HomeIcon } from '@portal/design-system/icons/HomeIcon';
import { SideNavigation } from '@portal/design-system/SideNavigation';
import { Stack } from '@portal/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';
import { asOverlay } from '../visual/modes.ts';

function Opened(props: DrawerProps): ReactNode {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button tone="outline" onPress={() => setOpen(true)}>
        Avaa
      </Button>
      <Drawer {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Feedback/Drawer',
  component: Drawer,
  tags: ['overlay'],
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Valikko',
    children: (
      <SideNavigation
        aria-label="Valikko"
        groups={[
          {
            id: 'main',
            items: [
              { id: 'home', label: 'Etusivu', href: '/', icon: <HomeIcon />, isCurrent: true },
              { id: 'times', label: 'Ajanvaraukset', href: '/ajat', icon: <CalendarIcon /> },
              { id: 'results', label: 'Laboratoriotulokset', href: '/tulokset', icon: <FlaskIcon /> },
            ],
          },
        ]}
      />
    ),
  },
  render: (args) => <Opened {...args} />,
  parameters: {
    guidance: {
      use: 'For what stands beside the page on a wide screen and has no room on a phone.',
      do: [
        'Use it on a phone for what stands beside the page on a wide screen: the menu, the filters.',
        'Let it come from the start for menus, from the end for filters and details.',
      ],
      dont: ['Use it for a task with a result: that is Dialog or a page.'],
      instead: {
        Dialog: 'It is a task with a result.',
        MenuDisclosure: 'It is a short list of links.',
        Visible: 'Another shape of the same fits the phone.',
      },
    },
  },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: asOverlay };

const specialties = [
  'Allergologia',
  'Fysioterapia',
  'Gynekologia',
  'Ihotaudit',
  'Kardiologia',
  'Korva-, nenä- ja kurkkutaudit',
  'Lastentaudit',
  'Neurologia',
  'Ortopedia',
  'Psykiatria',
  'Silmätaudit',
  'Työterveyshuolto',
  'Yleislääketiede',
];

export const FromTheEnd: Story = {
  args: {
    title: 'Rajaa aikoja',
    side: 'end',
    children: (
      <Stack gap="small">
        {specialties.map((specialty) => (
          <Checkbox key={specialty}>{specialty}</Checkbox>
        ))}
      </Stack>
    ),
    actions: <Button>Näytä 128 aikaa</Button>,
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Rajaa aikoja' });
    const { bottom } = within(drawer)
      .getByRole('button', { name: 'Näytä 128 aikaa' })
      .getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const LongWords: Story = {
  args: {
    title: 'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän',
    children: 'Lääkemääräyksenuudistamispyyntölomakkeentäyttöohjeistus',
  },
};

/** https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ */
export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Avaa' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: 'Valikko' });
    await waitFor(() => expect(drawer).toHaveFocus());
    await userEvent.tab();
    await expect(within(drawer).getByRole('button', { name: 'Sulje' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(drawer).getByRole('link', { name: 'Laboratoriotulokset' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosesAfterALink: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Ajanvaraukset' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Default);
export const ForcedColours = forcedColours(Default);
