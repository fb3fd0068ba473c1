import { Button } from '@portal/design-system/Button';
import { ConfirmDialog } from '@portal/design-system/ConfirmDialog';
import { Dialog } from '@portal/design-system/Dialog';
import { Drawer } from '@portal/design-system/Drawer';
import { HomeIcon } from '@portal/design-system/icons/HomeIcon';
import { SideNavigation } from '@portal/design-system/SideNavigation';
import { Text } from '@portal/design-system/Text';
import { TextField } from '@portal/design-system/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = { title: 'Feedback/Dialogs', component: Dialog } satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<Meta>;

function Opener(props: {
  readonly children: (isOpen: boolean, setOpen: (open: boolean) => void) => ReactNode;
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Avaa</Button>
      {props.children(isOpen, setOpen)}
    </>
  );
}

async function open(canvasElement: HTMLElement): Promise<HTMLElement> {
  const button = within(canvasElement).getByRole('button', { name: 'Avaa' });
  await userEvent.click(button);
  return button;
}

export const DialogWithAForm: Story = {
  render: () => (
    <Opener>
      {(isOpen, setOpen) => (
        <Dialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          title="Muuta puhelinnumeroa"
          description="Lähetämme vahvistuksen tähän numeroon."
          actions={<Button onPress={() => setOpen(false)}>Tallenna</Button>}
        >
          <TextField label="Puhelinnumero" type="tel" />
        </Dialog>
      )}
    </Opener>
  ),
  play: async ({ canvasElement }) => {
    const opener = await open(canvasElement);
    const dialog = await screen.findByRole('dialog', { name: 'Muuta puhelinnumeroa' });
    await expect(dialog).toHaveAccessibleDescription('Lähetämme vahvistuksen tähän numeroon.');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await screen.findByRole('dialog');
  },
};

const onConfirm = fn();

export const ConfirmDanger: Story = {
  render: () => (
    <Opener>
      {(isOpen, setOpen) => (
        <ConfirmDialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          title="Perutaanko aika?"
          confirmLabel="Peru aika"
          cancelLabel="Pidä aika"
          tone="danger"
          onConfirm={onConfirm}
        >
          <Text>Maanantai 23.11.2026 klo 9.15, Mikael Åkerlund. Perumista ei voi kumota.</Text>
        </ConfirmDialog>
      )}
    </Opener>
  ),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const dialog = await screen.findByRole('alertdialog', { name: 'Perutaanko aika?' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Pidä aika' })).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Peru aika' }));
    await expect(onConfirm).toHaveBeenCalled();
  },
};

export const ConfirmWhileWorking: Story = {
  render: () => (
    <ConfirmDialog
      isOpen
      onOpenChange={fn()}
      title="Perutaanko aika?"
      confirmLabel="Peru aika"
      onConfirm={fn()}
      isLoading
    >
      Odota hetki.
    </ConfirmDialog>
  ),
};

export const DrawerWithMenu: Story = {
  render: () => (
    <Opener>
      {(isOpen, setOpen) => (
        <Drawer isOpen={isOpen} onOpenChange={setOpen} title="Valikko">
          <SideNavigation
            aria-label="Valikko"
            groups={[
              { id: 'main', items: [{ id: 'home', label: 'Etusivu', href: '#home', icon: <HomeIcon /> }] },
            ]}
          />
        </Drawer>
      )}
    </Opener>
  ),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.click(await screen.findByRole('link', { name: 'Etusivu' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open(canvasElement);
    await screen.findByRole('dialog', { name: 'Valikko' });
  },
};
