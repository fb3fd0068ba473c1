import { FileUpload, type FileUploadProps, type UploadFile } from '@portal/design-system/FileUpload';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { forcedColours, largeText, rightToLeft } from '../edges.ts';

const MEGABYTE = 1024 * 1024;

const FILES: readonly UploadFile[] = [
  { id: '1', name: 'ihottuma.jpg', size: 2.4 * MEGABYTE, type: 'image/jpeg', status: 'done' },
  { id: '2', name: 'lahete.pdf', size: 0.6 * MEGABYTE, status: 'uploading', progress: 62 },
  { id: '3', name: 'epikriisi.pdf', size: 1.1 * MEGABYTE, status: 'waiting' },
  {
    id: '4',
    name: 'kyynarvarsi.heic',
    size: 4.2 * MEGABYTE,
    type: 'image/heic',
    status: 'failed',
    error: 'Yhteys katkesi. Yritä uudelleen.',
  },
];

const meta = {
  title: 'Forms/FileUpload',
  component: FileUpload,
  args: {
    label: 'Liitteet',
    files: [],
    accept: ['image/*', '.pdf'],
    maxSize: 9 * MEGABYTE,
    maxFiles: 5,
    hasCamera: true,
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  parameters: {
    guidance: {
      use: 'For files or photographs that are sent.',
      do: [
        'Give the rules that the receiver has: they are shown beforehand and checked at once.',
        'Send files as soon as they are added, and say of each what has become of it.',
      ],
      dont: ['Do not take a file that would be refused later.', 'Do not lose the others when one fails.'],
      instead: {
        CameraPreview: 'The camera is only to be tried.',
        Picture: 'What was sent is shown.',
      },
    },
  },
} satisfies Meta<typeof FileUpload>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { description: 'Kuva ihosta tai aiempi lausunto auttaa lääkäriä valmistautumaan.' },
};

export const Files: Story = {
  args: { files: FILES },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Tiedostot' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('progressbar', { name: 'lahete.pdf' })).toHaveValue(62);
  },
};

/** What happens after a file has arrived has words of its own. */
export const Checking: Story = {
  args: {
    files: [
      { id: '1', name: 'lahete.pdf', size: MEGABYTE, status: 'uploading', statusText: 'tarkistetaan' },
      { id: '2', name: 'kuva.jpg', size: MEGABYTE, status: 'done', statusText: 'tarkistettu' },
    ],
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Tiedostot' });
    await expect(within(list).getByText(/tarkistetaan/)).toBeVisible();
    await expect(within(list).queryByText(/lähetetään/)).toBeNull();
  },
};

export const OneFile: Story = { args: { label: 'Lähete', maxFiles: 1, accept: ['.pdf'] } };

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 856 540"><rect width="856" height="540" fill="#cfe3f5"/><rect x="60" y="70" width="260" height="46" fill="#1f5f99"/></svg>',
)}`;

export const Preview: Story = {
  args: {
    label: 'Kortin etupuoli',
    maxFiles: 1,
    accept: ['image/jpeg', 'image/png'],
    files: [
      {
        id: '1',
        name: 'kortti.jpg',
        size: MEGABYTE,
        type: 'image/jpeg',
        status: 'waiting',
        preview: PICTURE,
      },
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    const other = new File(['x'], 'toinen.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Kortin etupuoli'), other);
    await expect(args.onAdd).toHaveBeenCalledWith([other]);
  },
};

export const WithError: Story = {
  args: { error: 'Lisää kuva tai lausunto', label: 'Lausunto' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Lausunto')).toBeInvalid();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const InSwedish: Story = {
  args: { label: 'Bilagor', isOptional: true, files: FILES.slice(0, 1) },
  globals: { language: 'sv' },
};

export const LongWords: Story = {
  args: {
    label: 'Lääkehoidonkokonaisarviointipalvelunliiteasiakirjat',
    files: [
      {
        id: '1',
        name: 'epäjärjestelmällistyttämättömyydelläänsäkäänköhän-lausunto-ja-epikriisi-2026.pdf',
        size: MEGABYTE,
        status: 'failed',
      },
      {
        id: '2',
        name: 'lääkehoidonkokonaisarviointipalvelunyhteyshenkilöluettelo.pdf',
        size: MEGABYTE,
        status: 'uploading',
      },
    ],
  },
};

function Uploading(props: FileUploadProps): ReactNode {
  const [files, setFiles] = useState<readonly UploadFile[]>([]);
  const setStatus = (status: UploadFile['status']) => () =>
    setFiles((all) => all.map((file) => ({ ...file, status })));
  return (
    <FileUpload
      {...props}
      files={files}
      onAdd={(added) => {
        props.onAdd(added);
        const news = added.map(({ name, size, type }) => ({ id: name, name, size, type }));
        setFiles((all) => [...all, ...news.map((file) => ({ ...file, status: 'failed' as const }))]);
      }}
      onRemove={(id) => setFiles((all) => all.filter((file) => file.id !== id))}
      onRetry={setStatus('done')}
    />
  );
}

export const ByKeyboard: Story = {
  render: (args) => <Uploading {...args} />,
  play: async ({ canvas, userEvent, args, step }) => {
    const input = canvas.getByLabelText('Liitteet');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription(
      'Sallitut muodot: kuvat, PDF. Enimmäiskoko: 9 Mt. Enintään 5 tiedostoa',
    );

    await step('lets through what keeps the rules, and says why not the rest', async () => {
      const chosen = [
        new File(['%PDF'], 'lahete.pdf', { type: 'application/pdf' }),
        new File([new Uint8Array(10 * MEGABYTE)], 'video.jpg', { type: 'image/jpeg' }),
        new File(['x'], 'ohjelma.exe'),
      ];
      // Dropped files bypass the chooser and its rules.
      await userEvent.setup({ applyAccept: false }).upload(input, chosen);
      await expect(args.onAdd).toHaveBeenCalledOnce();
      await expect(args.onAdd).toHaveBeenCalledWith([chosen[0]]);
      const alert = canvas.getByRole('alert');
      await expect(alert).toHaveTextContent('video.jpg: tiedosto on liian suuri. Enimmäiskoko on 9 Mt.');
      await expect(alert).toHaveTextContent(
        'ohjelma.exe: tiedostomuotoa ei voi käyttää. Sallitut muodot: kuvat, PDF.',
      );
      await expect(input).toBeInvalid();
      await expect(input).toHaveAccessibleDescription(/^video\.jpg: tiedosto on liian suuri/);
      await expect(input).toHaveFocus();
    });
    await step('sends again, and says how that went', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Yritä uudelleen: lahete.pdf' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('status')).toHaveTextContent('lahete.pdf: lähetetty');
    });
    await step('removes, and keeps the focus in place', async () => {
      canvas.getByRole('button', { name: 'Poista lahete.pdf' }).focus();
      await userEvent.keyboard(' ');
      await expect(canvas.queryByRole('list')).toBeNull();
      await expect(canvas.getByRole('status')).toHaveTextContent('lahete.pdf: poistettu');
      await expect(input).toHaveFocus();
    });
  },
};

export const LargeText = largeText(LongWords);
export const RightToLeft = rightToLeft(LongWords);
export const ForcedColours = forcedColours(Files);
