import { Button } from '@portal/design-system/Button';
import { Notice } from '@portal/design-system/Notice';
import { Stack } from '@portal/design-system/Stack';
import { TextLink } from '@portal/design-system/TextLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: { title: 'Ajanvaraus on vahvistettu', children: 'Lähetimme vahvistuksen sähköpostiisi.' },
  parameters: {
    guidance: {
      use: 'For something to know about this page or a part of it, as long as it holds.',
      do: [
        'Say what has happened or is to be known, and what to do about it.',
        'Give it a role when it appears after an action, and takesFocus when what was pressed is gone.',
      ],
      dont: ['Show more than two at once.', 'Use error for what is merely to be known.'],
      instead: {
        Toast: 'It reports an action and may go by itself.',
        Banner: 'It asks everybody, whatever the page.',
        ErrorState: 'A part could not be loaded.',
        FieldError: 'It is about one field.',
        EmptyState: 'There is nothing else to show.',
      },
    },
  },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    title: 'Kiireelliset asiat',
    children: (
      <>
        Hätätilanteessa soita 112. Päivystysapu palvelee numerossa 116117.{' '}
        <TextLink href="/paivystys">Lue lisää päivystyksestä</TextLink>
      </>
    ),
  },
};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Notice title="Laboratorio on suljettu itsenäisyyspäivänä" />
      <Notice tone="success" title="Ajanvaraus on vahvistettu">
        Lähetimme vahvistuksen sähköpostiisi.
      </Notice>
      <Notice tone="warning">Varaus on sitova, koska aikaan on alle 24 tuntia.</Notice>
      <Notice tone="error" title="Ajan peruminen ei onnistunut">
        Soita asiakaspalveluun, niin perumme ajan puolestasi.
      </Notice>
    </Stack>
  ),
  play: async ({ canvas }) => {
    // The tone is announced, too: a colour and an icon are not.
    await expect(canvas.getByText('Virhe:')).toBeInTheDocument();
    await expect(canvas.getByText('Varoitus:')).toBeInTheDocument();
  },
};

export const LongWords: Story = {
  args: {
    tone: 'warning',
    title: 'Lääkemääräyksenuudistamispyyntölomakkeentäyttöohjeistus',
    children: 'Työterveyshuollonhoitosuunnitelmayhteyshenkilötietojentarkistuspyyntö odottaa sinua.',
  },
};

function Cancels(): ReactNode {
  const [isDone, setDone] = useState(false);
  if (isDone) return <Notice tone="success" role="status" takesFocus title="Aika on peruttu" />;
  return <Button onPress={() => setDone(true)}>Peru aika</Button>;
}

export const AnswersAPress: Story = {
  render: () => <Cancels />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const notice = canvas.getByRole('status');
    await expect(notice).toHaveTextContent('Onnistui: Aika on peruttu');
    await expect(notice).toHaveFocus();
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Tones);
export const ForcedColours = forcedColours(Tones);
