import { visitorSession } from '@portal/web/shell/browser/testing/page-state.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Staff login' } satisfies Meta;
export default meta;

const INVITED = {
  type: 'invited',
  name: 'Ilona Heikkinen',
  user: 12,
  passkey: {
    challenge: 'AAAA',
    rp: { id: 'localhost', name: 'Kaari' },
    user: { id: 'AAAA', name: 'Ilona Heikkinen', displayName: 'Ilona Heikkinen' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 300_000,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  },
};
const INVITATION = 'POST /api/staff/invitation';
const PASSWORD = 'POST /api/staff/sessions/password';
const SET = 'POST /api/staff/passwords';

const page = (state: PageOptions = {}) =>
  pageStory({ key: 'workspace-sign-in', params: {}, session: visitorSession, ...state });
const finnish = { globals: { language: 'fi', brand: 'kaari' } };
type Play = NonNullable<StoryObj['play']>;
type Context = Parameters<Play>[0];

async function typeCode({ canvas, userEvent }: Context) {
  await userEvent.type(await canvas.findByLabelText(/Kutsun koodi/), '2345 6789 abcd efgh');
  await userEvent.click(canvas.getByRole('button', { name: 'Jatka' }));
}
async function typePassword({ canvas, userEvent }: Context) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /Käyttäjänumero/ }), '12');
  await userEvent.type(canvas.getByLabelText(/^Salasana/), 'arvattu salasana');
  await userEvent.click(canvas.getByRole('button', { name: 'Kirjaudu salasanalla' }));
}

export const WaysIn = further(page());

export const SignedIn = alike(page({ session: { ...visitorSession, staffName: 'Ilona Heikkinen' } }));

export const WrongPassword: StoryObj = {
  ...alike(page({ answers: { [PASSWORD]: { type: 'failed' } } })),
  ...finnish,
  play: async (context) => {
    await typePassword(context);
    await expect(await context.canvas.findByText(/Käyttäjänumero tai salasana on väärin/)).toBeVisible();
  },
};

export const TooManyAttempts: StoryObj = {
  ...alike(page({ problems: { [PASSWORD]: 'tooManyRequests' } })),
  ...finnish,
  play: async (context) => {
    await typePassword(context);
    await expect(await context.canvas.findByText(/Yritä tunnin kuluttua/)).toBeVisible();
  },
};

export const Invited: StoryObj = {
  ...further(page({ answers: { [INVITATION]: INVITED } })),
  ...finnish,
  play: async (context) => {
    await typeCode(context);
    await expect(await context.canvas.findByRole('button', { name: 'Luo pääsyavain' })).toBeVisible();
  },
};

export const UnknownInvitation: StoryObj = {
  ...alike(page({ answers: { [INVITATION]: { type: 'userNotFound' } } })),
  ...finnish,
  play: async (context) => {
    await typeCode(context);
    await expect(await context.canvas.findByText(/Kutsua ei löydy/)).toBeVisible();
  },
};

export const ShortPassword: StoryObj = {
  ...alike(page({ answers: { [INVITATION]: INVITED } })),
  ...finnish,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeCode(context);
    await userEvent.type(await canvas.findByLabelText(/Uusi salasana/), 'lyhyt');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna salasana' }));
    await expect((await canvas.findAllByText('Kirjoita pidempi salasana.'))[0]).toBeVisible();
  },
};

export const InvitationUsedMeanwhile: StoryObj = {
  ...alike(page({ answers: { [INVITATION]: INVITED, [SET]: { type: 'userNotFound' } } })),
  ...finnish,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeCode(context);
    await userEvent.type(await canvas.findByLabelText(/Uusi salasana/), 'vaahtera kulkee sillalla');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna salasana' }));
    await expect(await canvas.findByText(/Kutsua ei löydy/)).toBeVisible();
  },
};
