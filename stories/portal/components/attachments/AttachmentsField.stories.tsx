import { Button } from '@portal/design-system/Button';
import { AttachmentsField } from '@portal/web/components/attachments/AttachmentsField.tsx';
import type { AttachmentCalls, KeptFile } from '@portal/web/components/attachments/attachment-calls.ts';
import type { AttachmentItem } from '@portal/web/components/attachments/attachment-state.ts';
import en from '@portal/web/components/attachments/messages/en.json' with { type: 'json' };
import fi from '@portal/web/components/attachments/messages/fi.json' with { type: 'json' };
import sv from '@portal/web/components/attachments/messages/sv.json' with { type: 'json' };
import { useAttachments } from '@portal/web/components/attachments/use-attachments.ts';
import { WithWords } from '@portal/web/shell/browser/testing/WithWords.tsx';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useMemo } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inTwoModes } from '../../../visual/modes.ts';
import { serve } from '../../mock-server.ts';

const MESSAGES = { fi, sv, en };

/** The words that the pages bring with them. */
const withWords: Decorator = (Story, { globals }) => {
  const language = globals.language as keyof typeof MESSAGES;
  return (
    <WithWords language={language} messages={{ attachments: MESSAGES[language] }}>
      <Story />
    </WithWords>
  );
};

const MEGABYTE = 1024 * 1024;
const item = (key: string, changes: Partial<AttachmentItem> = {}): AttachmentItem => ({
  key,
  id: key,
  name: `${key}.pdf`,
  bytes: MEGABYTE,
  contentType: 'application/pdf',
  status: 'clean',
  progress: 100,
  fault: null,
  ...changes,
});
const attachments = (items: readonly AttachmentItem[]) => ({
  items,
  readyIds: [],
  isBusy: false,
  add: fn(),
  remove: fn(),
  retry: fn(),
  refresh: fn(),
});

const meta = {
  title: 'Pages/Messages/Attachments',
  component: AttachmentsField,
  decorators: [withWords],
  args: { attachments: attachments([]) },
} satisfies Meta<typeof AttachmentsField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Before anything is chosen it says what may be. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Liitteet/)).toHaveAccessibleDescription(/enintään 9 Mt/);
  },
};

/** Each file says what has become of it. */
export const States: Story = {
  parameters: inTwoModes,
  args: {
    attachments: attachments([
      item('lahete', { status: 'uploading', progress: 40 }),
      item('epikriisi', { status: 'scanning' }),
      item('lausunto'),
      item('todistus', { status: 'quarantined' }),
      item('resepti', { status: 'failed', fault: 'notSent' }),
      item('kuva', { name: 'kuva.png', status: 'failed', fault: 'infected' }),
    ]),
  },
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole('list', { name: 'Tiedostot' }));
    for (const words of [
      /tarkistetaan virusten varalta/,
      /valmis lähetettäväksi/,
      /tarkistus ei ole juuri nyt käytettävissä/,
    ])
      await expect(list.getByText(words)).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'lahete.pdf' })).toHaveValue(40);
    await userEvent.click(canvas.getByRole('button', { name: 'Yritä uudelleen: resepti.pdf' }));
    await expect(args.attachments.retry).toHaveBeenCalledWith('resepti');
    // What was infected never goes, so that there is nothing to try again.
    await expect(canvas.queryByRole('button', { name: 'Yritä uudelleen: kuva.png' })).toBeNull();
  },
};

/** The field itself is marked where the files are too large together. */
export const TooLarge: Story = {
  args: { attachments: attachments([item('video', { status: 'failed', fault: 'tooLarge' })]) },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/Liitteet/);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Liitetiedosto on liian suuri/);
  },
};

export const InEnglish: Story = {
  ...TooLarge,
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Attachments/)).toHaveAccessibleDescription(
      /Attachment file is too large. Maximum attachment size is 9MB/,
    );
  },
};

const kept = (state: KeptFile['state'], changes: Partial<KeptFile> = {}): KeptFile => ({
  id: '7',
  fileName: 'lahete.pdf',
  contentType: 'application/pdf',
  bytes: 4,
  state,
  fault: null,
  ...changes,
});

/** A server that looks through a file as soon as it is asked how far it is. */
function serverOf(found: KeptFile): AttachmentCalls {
  let files: readonly KeptFile[] = [];
  return {
    list: async () => files,
    create: async () => ({
      type: 'created',
      id: '7',
      key: 'attachments/x/file',
      parts: [{ url: '/api/story-storage/part', headers: [] }],
    }),
    renew: async () => null,
    finish: async () => {
      files = [found];
      return kept('scanning');
    },
    remove: async () => {
      files = [];
    },
  };
}

function Sending({ found }: { readonly found: KeptFile }): ReactNode {
  const calls = useMemo(() => serverOf(found), [found]);
  return <AttachmentsField attachments={useAttachments(calls)} />;
}

const file = (name = 'lahete.pdf') => new File(['%PDF'], name, { type: 'application/pdf' });
const PART = 'PUT /api/story-storage/part';

export const ByKeyboard: Story = {
  render: () => <Sending found={kept('clean')} />,
  beforeEach: () => serve({ answers: { [PART]: {} } }),
  play: async ({ canvas, step }) => {
    await userEvent.tab();
    const input = canvas.getByLabelText(/Liitteet/);
    await expect(input).toHaveFocus();
    await step('a file is sent and looked through, and that is said', async () => {
      await userEvent.upload(input, file());
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent('lahete.pdf: valmis lähetettäväksi'),
      );
    });
    await step('it is removed, and the focus is not lost', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByText('lahete.pdf')).toBeNull();
      await expect(input).toHaveFocus();
    });
  },
};

export const Infected: Story = {
  render: () => <Sending found={kept('infected')} />,
  beforeEach: () => serve({ answers: { [PART]: {} } }),
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/Liitteet/), file());
    await expect(await canvas.findByText(/löytyi haittaohjelma/)).toBeVisible();
  },
};

export const LineDown: Story = {
  render: () => <Sending found={kept('clean')} />,
  beforeEach: () => serve({ problems: { [PART]: 'temporarilyUnavailable' } }),
  play: async ({ canvas }) => {
    await userEvent.upload(canvas.getByLabelText(/Liitteet/), file());
    await expect(await canvas.findByText(/Se jatkuu siitä, mihin jäi/)).toBeVisible();
    await serve({ answers: { [PART]: {} } });
    await userEvent.click(canvas.getByRole('button', { name: 'Yritä uudelleen: lahete.pdf' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('lahete.pdf: valmis lähetettäväksi'),
    );
  },
};

/** A server that keeps what it is sent, and answers when the test lets it. */
function slowServer(first: readonly KeptFile[] = []) {
  let files = first;
  let nextId = 7;
  const held: (() => void)[] = [];
  const server = {
    isHeld: false,
    removed: [] as string[],
    finished: [] as string[],
    letGo() {
      server.isHeld = false;
      for (const go of held.splice(0)) go();
    },
    calls: {
      list: async () => files,
      async create({ fileName, bytes }) {
        const id = String(nextId++);
        files = [...files, kept('uploading', { id, fileName, bytes })];
        if (server.isHeld) await new Promise<void>((resolve) => held.push(resolve));
        const parts = [{ url: '/api/story-storage/part', headers: [] }];
        return { type: 'created', id, key: 'attachments/x/file', parts };
      },
      renew: async () => null,
      async finish(id) {
        server.finished.push(id);
        files = files.map((each) => (each.id === id ? { ...each, state: 'scanning' } : each));
        return files.find((each) => each.id === id) ?? null;
      },
      async remove(id) {
        server.removed.push(id);
        throw new Error('The line is down.');
      },
    } satisfies AttachmentCalls,
  };
  return server;
}

function SlowSending({ server }: { readonly server: ReturnType<typeof slowServer> }): ReactNode {
  const attachments = useAttachments(server.calls);
  return (
    <>
      <AttachmentsField attachments={attachments} />
      <Button onPress={attachments.refresh}>Refresh</Button>
    </>
  );
}

let slow = slowServer();
/** While one file is looked through, the next is on its way, and the server knows of it before the page does. */
export const OneOnItsWay: Story = {
  render: () => <SlowSending server={slow} />,
  beforeEach: () => {
    slow = slowServer();
    return serve({ answers: { [PART]: {} } });
  },
  play: async ({ canvas, step }) => {
    const input = canvas.getByLabelText(/Liitteet/);
    const refresh = () => userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await userEvent.upload(input, file());
    const files = within(await canvas.findByRole('list', { name: 'Tiedostot' }));
    // In the list: the field's description says that files are looked through, too.
    await files.findByText(/tarkistetaan virusten varalta/);
    slow.isHeld = true;
    await userEvent.upload(input, file('kuva.pdf'));
    await waitFor(async () => expect(await slow.calls.list()).toHaveLength(2));
    await step('it is there once', async () => {
      await refresh();
      await expect(canvas.getAllByRole('button', { name: 'Poista kuva.pdf' })).toHaveLength(1);
    });
    await step(
      'removed before the server has named it, it is removed there, too, and stays away',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Poista kuva.pdf' }));
        slow.letGo();
        await waitFor(() => expect(slow.removed).toEqual(['8']));
        await refresh();
        await expect(canvas.queryByText('kuva.pdf')).toBeNull();
      },
    );
  },
};

/** What is removed stays away from the message, also where the server could not be told. */
export const RemovedInVain: Story = {
  render: () => <SlowSending server={slow} />,
  beforeEach: () => {
    slow = slowServer([kept('clean', { id: '5' }), kept('uploading', { id: '6', fileName: 'kuva.pdf' })]);
    return serve({ answers: { [PART]: {} } });
  },
  play: async ({ canvas, step }) => {
    const refresh = () => userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await step('a file that is removed', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Poista lahete.pdf' }));
      await refresh();
      await expect(canvas.queryByText('lahete.pdf')).toBeNull();
    });
    await step('a broken file that is chosen again is there once', async () => {
      await userEvent.upload(canvas.getByLabelText(/Liitteet/), file('kuva.pdf'));
      // How far it is by then is the machine's to say.
      await refresh();
      await expect(canvas.getAllByRole('button', { name: 'Poista kuva.pdf' })).toHaveLength(1);
    });
  },
};
