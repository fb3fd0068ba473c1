import { Badge } from '@portal/design-system/Badge';
import { Button } from '@portal/design-system/Button';
import { ButtonLink } from '@portal/design-system/ButtonLink';
import { Card } from '@portal/design-system/Card';
import { EmptyState } from '@portal/design-system/EmptyState';
import { ErrorState } from '@portal/design-system/ErrorState';
import { Inline } from '@portal/design-system/Inline';
import { CheckIcon } from '@portal/design-system/icons/CheckIcon';
import { Notice } from '@portal/design-system/Notice';
import { Skeleton, SkeletonGroup } from '@portal/design-system/Skeleton';
import { Spinner } from '@portal/design-system/Spinner';
import { Stack } from '@portal/design-system/Stack';
import { TextLink } from '@portal/design-system/TextLink';
import { useToast } from '@portal/design-system/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

const meta = { title: 'Feedback/Feedback', component: Notice } satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<Meta>;

export const Notices: Story = {
  render: () => (
    <Stack>
      <Notice title="Kiireelliset asiat">
        Hätätilanteessa soita 112. Päivystysapu palvelee numerossa 116117.{' '}
        <TextLink href="#urgent">Lue lisää</TextLink>
      </Notice>
      <Notice tone="success" title="Ajanvaraus on vahvistettu" />
      <Notice tone="warning">Varaus on sitova, koska aikaan on alle 24 tuntia.</Notice>
      <Notice tone="error" title="Ajan peruminen ei onnistunut">
        Soita asiakaspalveluun.
      </Notice>
    </Stack>
  ),
};

export const Badges: Story = {
  render: () => (
    <Inline>
      <Badge>Odottaa</Badge>
      <Badge tone="action">Etävastaanotto</Badge>
      <Badge tone="success" icon={<CheckIcon size="small" />}>
        Vahvistettu
      </Badge>
      <Badge tone="warning">Erääntyy huomenna</Badge>
      <Badge tone="danger">Peruttu</Badge>
      <Badge tone="solid">3</Badge>
    </Inline>
  ),
};

export const Waiting: Story = {
  render: () => (
    <Stack gap="large">
      <Spinner />
      <Card>
        <SkeletonGroup>
          <Inline isSingleLine>
            <Skeleton shape="avatar" />
            <Skeleton shape="heading" width="half" />
          </Inline>
          <Skeleton />
          <Skeleton width="long" />
          <Skeleton shape="button" width="short" />
        </SkeletonGroup>
      </Card>
    </Stack>
  ),
};

export const NothingHere: Story = {
  render: () => (
    <Card>
      <EmptyState title="Ei tulevia aikoja" action={<ButtonLink href="#book">Varaa aika</ButtonLink>}>
        Kun varaat ajan, näet sen täällä.
      </EmptyState>
    </Card>
  ),
};

const onRetry = fn();

export const SomethingFailed: Story = {
  render: () => (
    <Card>
      <ErrorState title="Aikojen haku ei onnistunut" onRetry={onRetry}>
        Tarkista verkkoyhteytesi ja yritä uudelleen.
      </ErrorState>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Yritä uudelleen' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};

function ToastButtons(): ReactNode {
  const { show } = useToast();
  return (
    <Inline>
      <Button onPress={() => show({ message: 'Ajanvaraus on peruttu', tone: 'success', duration: 15_000 })}>
        Peru aika
      </Button>
      <Button
        tone="secondary"
        onPress={() => show({ message: 'Tallennus ei onnistunut', tone: 'error', duration: 300 })}
      >
        Lyhyt
      </Button>
    </Inline>
  );
}

export const Toasts: Story = {
  render: () => <ToastButtons />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = screen.getByRole('region', { name: 'Ilmoitukset' });
    await userEvent.click(canvas.getByRole('button', { name: 'Lyhyt' }));
    await expect(within(region).getByText('Tallennus ei onnistunut')).toBeInTheDocument();
    await waitFor(() => expect(within(region).queryByText('Tallennus ei onnistunut')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Peru aika' }));
    await userEvent.click(within(region).getByRole('button', { name: 'Sulje' }));
    await expect(within(region).queryByText('Ajanvaraus on peruttu')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Peru aika' }));
  },
};

export const ToastPausesWhileFocused: Story = {
  render: () => <ToastButtons />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Lyhyt' }));
    const region = screen.getByRole('region', { name: 'Ilmoitukset' });
    within(region).getByRole('button', { name: 'Sulje' }).focus();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(within(region).getByText('Tallennus ei onnistunut')).toBeVisible();
  },
};
