import { AINO } from '@portal/web/areas/person/patient-information/testing/fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/My information/Kela card' } satisfies Meta;
export default meta;

const CARD = 'GET /api/kela-card';
const INIT = 'POST /api/kela-card/init-upload';
const FINISH = 'GET /api/kela-card/finish-upload';
const FRONT = 'PUT /api/story-storage/front';
const BACK = 'PUT /api/story-storage/back';

/** A card without a name. */
function drawn(colour: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 856;
  canvas.height = 540;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.fillStyle = colour;
  context.fillRect(0, 0, 856, 540);
  context.fillStyle = '#ffffffaa';
  context.fillRect(60, 70, 260, 46);
  context.fillRect(60, 330, 420, 30);
  context.fillRect(60, 390, 300, 30);
  return canvas;
}

const FRONT_COLOUR = '#1f5f99';
const BACK_COLOUR = '#6f9cc4';
const uploaded = (colour: string) => ({
  status: 'uploaded',
  uploadedAt: '2026-03-02T09:00:00Z',
  preview: drawn(colour).toDataURL('image/png'),
});
const missing = { front: { status: 'missing' }, back: { status: 'missing' } };
const added = { front: uploaded(FRONT_COLOUR), back: uploaded(BACK_COLOUR) };

const address = (side: string) => ({ url: `/api/story-storage/${side}`, headers: {} });
const answers = {
  'GET /api/user': {
    patient: AINO,
    isMinor: false,
    contactSavePath: '/api/user/contact-information',
    isContactHidden: false,
    deletionRequestedAt: null,
  },
  'GET /api/user/guardians': { guardians: [], otherGuardians: [] },
  'GET /api/mfa': { type: 'enabled', phoneNumber: '+358401234501' },
  [CARD]: missing,
  [INIT]: { front: address('front'), back: address('back'), token: 'a'.repeat(43) },
  [FRONT]: {},
  [BACK]: {},
  [FINISH]: { type: 'success', success: true },
};
const show = (state: PageOptions = {}) => pageStory({ key: 'my-information', params: {}, answers, ...state });
const without = (...keys: (keyof typeof answers)[]) =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => !keys.includes(key as keyof typeof answers)));
const english = { globals: { language: 'en' } } as const;
type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

async function press(canvas: Canvas, name: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name }));
}

async function fileOf(name: string, colour: string): Promise<File> {
  const content = await new Promise<Blob | null>((resolve) => drawn(colour).toBlob(resolve));
  return new File(content ? [content] : [], name, { type: 'image/png' });
}

async function choose(canvas: Canvas, label: string, name: string, colour: string): Promise<void> {
  await userEvent.upload(await canvas.findByLabelText(label), await fileOf(name, colour));
  await expect(await canvas.findByText(name)).toBeVisible();
}

/** Opens the two fields and fills them. */
async function fill(canvas: Canvas): Promise<void> {
  await press(canvas, 'Add images');
  await waitFor(() => expect(canvas.getByLabelText('Front of the card')).toHaveFocus());
  await choose(canvas, 'Front of the card', 'front.png', FRONT_COLOUR);
  await expect(canvas.getByRole('button', { name: 'Save images' })).toHaveAttribute('aria-disabled', 'true');
  await choose(canvas, 'Back of the card', 'back.png', BACK_COLOUR);
}

export const Missing = alike(show());

export const Added = alike(show({ answers: { ...answers, [CARD]: added } }));

export const Loading = alike(show({ answers: without(CARD) }));

export const NotShown: StoryObj = {
  ...alike(show({ answers: without(CARD), problems: { [CARD]: 'temporarilyUnavailable' } })),
  ...english,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Failed to retrieve the Kela card information' }),
    ).toBeVisible();
  },
};

export const Sending: StoryObj = {
  ...alike(show({ answers: without(BACK) })),
  ...english,
  play: async ({ canvas }) => {
    await fill(canvas);
    await press(canvas, 'Save images');
    await expect(await canvas.findByText(/Keep this page open/)).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'back.png' })).toBeVisible();
    await press(canvas, 'Cancel upload');
    await expect(await canvas.findByRole('button', { name: 'Save images' })).toBeEnabled();
  },
};

/** An image takes time to be read, and another one is chosen meanwhile for the same side. */
export const ChosenAnew: StoryObj = {
  ...alike(show()),
  ...english,
  play: async ({ canvas }) => {
    await press(canvas, 'Add images');
    const field = await canvas.findByLabelText('Front of the card');
    let read = (_: ArrayBuffer) => {};
    const slow = await fileOf('slow.png', BACK_COLOUR);
    const start = await slow.slice(0, 8).arrayBuffer();
    Object.assign(slow, {
      slice: () => ({ arrayBuffer: () => new Promise<ArrayBuffer>((resolve) => (read = resolve)) }),
    });
    await userEvent.upload(field, slow);
    await choose(canvas, 'Front of the card', 'quick.png', FRONT_COLOUR);
    read(start);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(canvas.getByText('quick.png')).toBeVisible();
    await expect(canvas.queryByText('slow.png')).toBeNull();
  },
};

/** Both have been chosen, one has not arrived. */
export const NotSent: StoryObj = further({
  ...show({ answers: without(BACK), problems: { [BACK]: 'temporarilyUnavailable' } }),
  ...english,
  play: async ({ canvas }) => {
    await fill(canvas);
    await press(canvas, 'Save images');
    await expect(await canvas.findByText('Failed to add the image')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload again' })).toBeEnabled();
  },
});

export const Refused: StoryObj = {
  ...alike(
    show({
      answers: {
        ...answers,
        [FINISH]: { type: 'refused', success: false, refusals: [{ side: 'back', reason: 'tooManyPixels' }] },
      },
    }),
  ),
  ...english,
  play: async ({ canvas }) => {
    await fill(canvas);
    await press(canvas, 'Save images');
    await waitFor(() => expect(canvas.getByLabelText('Back of the card')).toBeInvalid());
    await expect(canvas.getByText(/too high a resolution/)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Back of the card')).toHaveFocus());
    await expect(canvas.queryByText('back.png')).toBeNull();
    await expect(canvas.getByText('front.png')).toBeVisible();
  },
};

export const Saved: StoryObj = {
  ...alike(show()),
  ...english,
  play: async ({ canvas }) => {
    await fill(canvas);
    await press(canvas, 'Save images');
    await expect(await canvas.findByText('The images of the Kela card have been saved')).toBeVisible();
  },
};
