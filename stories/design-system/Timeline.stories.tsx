import { CheckIcon } from '@portal/design-system/icons/CheckIcon';
import { ClockIcon } from '@portal/design-system/icons/ClockIcon';
import { CloseIcon } from '@portal/design-system/icons/CloseIcon';
import { SendIcon } from '@portal/design-system/icons/SendIcon';
import { Text } from '@portal/design-system/Text';
import { TextLink } from '@portal/design-system/TextLink';
import { Timeline } from '@portal/design-system/Timeline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    'aria-label': 'Reseptin uusiminen',
    events: [
      { id: 'sent', title: 'Uusimispyyntö lähetetty', date: '2026-11-19T08:05:00Z' },
      {
        id: 'read',
        title: 'Lääkäri käsittelee pyyntöä',
        date: '2026-11-20T06:30:00Z',
        state: 'current',
        tone: 'accent',
      },
      { id: 'done', title: 'Resepti uusittu', state: 'ahead' },
    ],
  },
  parameters: {
    guidance: {
      use: 'For events in their order, past and to come.',
      do: ['Say what happened in the past tense, and who acts next.', 'Keep one event current at most.'],
      dont: ['Do not use it for the steps of a form: take Steps.', 'Do not tell a state by tone alone.'],
      instead: {
        Steps: 'It is the reader’s own way through a task.',
        StepList: 'It is how something is to be done.',
        Table: 'The events are compared by several facts.',
      },
    },
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Reseptin uusiminen' })).toBeVisible();
    const events = canvas.getAllByRole('listitem');
    await expect(events).toHaveLength(3);
    await expect(events[1]).toHaveAttribute('aria-current', 'step');
    await expect(events[1]).toHaveTextContent('Lääkäri käsittelee pyyntöä (nyt)');
    await expect(events[2]).toHaveTextContent('(tulossa)');
    await expect(canvas.getAllByRole('time')[0]).toHaveAttribute('datetime', '2026-11-19T08:05:00Z');
  },
};

export const Tones: Story = {
  args: {
    'aria-label': 'Lähetteen vaiheet',
    dateFormat: 'dayDate',
    events: [
      {
        id: 'referral',
        title: 'Lähete kirjoitettu',
        date: '2026-11-02',
        tone: 'success',
        icon: <CheckIcon size="small" />,
        children: <TextLink href="#referral">Lue lähete</TextLink>,
      },
      {
        id: 'refused',
        title: 'Maksusitoumus hylätty',
        date: '2026-11-05',
        tone: 'danger',
        icon: <CloseIcon size="small" />,
        children: <Text tone="muted">Vakuutusyhtiö pyysi lisätietoja.</Text>,
      },
      {
        id: 'again',
        title: 'Lisätiedot lähetetty',
        date: '2026-11-16',
        tone: 'accent',
        state: 'current',
        icon: <SendIcon size="small" />,
      },
      {
        id: 'visit',
        title: 'Vastaanotto',
        tone: 'warning',
        state: 'ahead',
        icon: <ClockIcon size="small" />,
      },
    ],
  },
};

export const OneEvent: Story = {
  args: { events: [{ id: 'one', title: 'Viesti lähetetty', date: '2026-11-21T10:00:00Z' }] },
};

export const LongWords: Story = {
  args: {
    events: [
      {
        id: 'long',
        title:
          'Epäjärjestelmällistyttämättömyydelläänsäkäänköhän työterveyshuoltopalvelusopimusneuvottelu aloitettiin',
        date: '2026-11-19T08:05:00Z',
        children: (
          <Text tone="muted">
            Lääkäripalveluyrittäjäkoulutusohjelmasuunnittelutoimikunta kokoontuu seuraavan kerran ensi
            viikolla.
          </Text>
        ),
      },
      { id: 'next', title: 'Kuntoutustutkimussuunnittelukeskustelu', state: 'ahead' },
    ],
  },
};

export const InSwedish: Story = {
  args: {
    'aria-label': 'Receptförnyelse',
    events: [
      { id: 'sent', title: 'Begäran skickad', date: '2026-11-19T08:05:00Z' },
      { id: 'done', title: 'Receptet förnyat', state: 'ahead' },
    ],
  },
  globals: { language: 'sv' },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(Tones);
export const ForcedColours = forcedColours(Tones);
