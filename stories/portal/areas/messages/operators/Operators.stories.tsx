import { breaks, staff } from '@portal/web/areas/messages/operators/fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, onlyIn, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Operators' } satisfies Meta;
export default meta;

const STAFF = 'GET /api/workspace/staff';
const ADD = 'POST /api/workspace/staff';
const REMOVE = 'DELETE /api/workspace/staff/{id}';
const INVITE = 'POST /api/workspace/staff/{id}/invitation';
const BREAKS = 'GET /api/workspace/service-breaks';
const ADD_BREAK = 'POST /api/workspace/service-breaks';
const END_BREAK = 'DELETE /api/workspace/service-breaks/{id}';
const IN_FINNISH = { language: 'fi', brand: 'kaari' };

type Play = NonNullable<StoryObj['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const staffPage = (state: PageOptions) =>
  onlyIn('kaari', pageStory({ key: 'workspace-staff', params: {}, ...state }));
const breaksPage = (state: PageOptions) =>
  onlyIn('kaari', pageStory({ key: 'workspace-service-breaks', params: {}, ...state }));
const ofStaff = (answers: object) => alike(staffPage({ answers: { [STAFF]: staff(), ...answers } }));
const ofBreaks = (answers: object) => alike(breaksPage({ answers: { [BREAKS]: breaks(), ...answers } }));

export const Start = alike(
  onlyIn(
    'kaari',
    pageStory({ key: 'workspace', params: {}, answers: { 'GET /api/workspace': { type: 'operator' } } }),
  ),
);

export const Staff = further(staffPage({ answers: { [STAFF]: staff() } }));
export const NobodyFound = alike(
  staffPage({ answers: { [STAFF]: staff({ people: [], count: 0, pages: 1 }) } }),
);
export const StaffNotForYou = alike(staffPage({ problems: { [STAFF]: 'forbidden' } }));
export const StaffLoading = alike(staffPage({}));
export const StaffFailed = alike(staffPage({ problems: { [STAFF]: 'temporarilyUnavailable' } }));

/** Copies Timo's rights, and sends the form. */
async function addLikeTimo(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Kopioi oikeudet: Timo Rantanen' }));
  const code = await canvas.findByLabelText('Henkilötunnus');
  await expect(code).toHaveFocus();
  await userEvent.type(code, '010190-987H');
  await userEvent.type(canvas.getByLabelText('Nimi'), 'Noor Haddad');
  await expect(canvas.getByLabelText('Kenen oikeudet')).toHaveValue('2');
  await userEvent.click(canvas.getByRole('button', { name: 'Lisää henkilö' }));
}

export const Added: StoryObj = {
  ...ofStaff({ [ADD]: { type: 'success', id: 45 } }),
  globals: IN_FINNISH,
  play: async ({ canvas }) => {
    await addLikeTimo(canvas);
    await expect(await canvas.findByText('Noor Haddad on lisätty. Käyttäjänumero: 45')).toBeVisible();
  },
};

const refused = (type: string, words: RegExp): StoryObj => ({
  ...ofStaff({ [ADD]: { type } }),
  globals: IN_FINNISH,
  play: async ({ canvas }) => {
    await addLikeTimo(canvas);
    await expect((await canvas.findAllByText(words))[0]).toBeVisible();
  },
});
export const UserAlreadyExists = refused('userAlreadyExists', /Hänet on jo lisätty/);
export const CopyUserNotFound = refused('copyUserNotFound', /ei löydy henkilöä, jonka oikeudet/);
export const UnknownError = refused('unknownError', /Henkilöä ei lisätty/);

export const Invited: StoryObj = {
  ...ofStaff({
    [INVITE]: { type: 'success', code: 'ABCD-EFGH-JKMN-2345', endsAt: '2026-11-23T11:00:00.000Z' },
  }),
  globals: IN_FINNISH,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Luo kutsu: Timo Rantanen' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Luo kutsu' }));
    await expect(await canvas.findByText('ABCD-EFGH-JKMN-2345')).toBeVisible();
  },
};

export const Removed: StoryObj = {
  ...ofStaff({ [REMOVE]: { type: 'success', handedBack: 2 } }),
  globals: IN_FINNISH,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Poista: Timo Rantanen' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Poista henkilö' }));
    await expect(await canvas.findByText(/2 avointa keskustelua palasi tiimille/)).toBeVisible();
    // Nothing is done about operators.
    await expect(canvas.queryByRole('button', { name: /Outi Koivula/ })).toBeNull();
  },
};

export const ServiceBreaks = further(breaksPage({ answers: { [BREAKS]: breaks() } }));
export const NoBreaks = alike(breaksPage({ answers: { [BREAKS]: breaks({ breaks: [] }) } }));
export const BreaksNotForYou = alike(breaksPage({ problems: { [BREAKS]: 'forbidden' } }));
export const BreaksLoading = alike(breaksPage({}));
export const BreaksFailed = alike(breaksPage({ problems: { [BREAKS]: 'temporarilyUnavailable' } }));

export const BreakRefused: StoryObj = {
  ...ofBreaks({}),
  globals: IN_FINNISH,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lisää katko' }));
    await expect((await canvas.findAllByText('Valitse palvelun osa.'))[0]).toBeVisible();
    await expect(canvas.getAllByText(/Kirjoita kellonaika, esimerkiksi klo 22.00/)[0]).toBeVisible();
  },
};

export const BreakEnded: StoryObj = {
  ...ofBreaks({ [END_BREAK]: { type: 'success' }, [ADD_BREAK]: { type: 'success', id: 3 } }),
  globals: IN_FINNISH,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lopeta katko: Maksaminen' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Lopeta katko' }));
    await expect(await canvas.findByText('Katko on päättynyt.')).toBeVisible();
  },
};
