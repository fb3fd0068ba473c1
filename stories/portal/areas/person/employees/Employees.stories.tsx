import { employees } from '@portal/web/areas/person/employees/fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, onlyIn, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Employees' } satisfies Meta;
export default meta;

const SHOW = 'GET /api/employees';
const IMPORT = 'POST /api/employees/imports';
const page = (state: PageOptions) =>
  onlyIn('kaari', pageStory({ key: 'workspace-employees', params: {}, ...state }));
const withFile = (answer: object, state: PageOptions = {}) =>
  page({ ...state, answers: { [SHOW]: employees(), [IMPORT]: answer } });

/** Chooses a table, as a file. */
async function choose(canvas: Parameters<NonNullable<StoryObj['play']>>[0]['canvas'], table: string) {
  const file = new File([table], 'tyontekijat.csv', { type: 'text/csv' });
  await userEvent.upload(await canvas.findByLabelText('CSV-tiedosto'), file);
}
const TABLE = 'hetu;alkupäivä\n140385-902F;1.3.2026\n';

export const Earlier = further(page({ answers: { [SHOW]: employees() } }));

export const Nothing = alike(page({ answers: { [SHOW]: employees({ imports: [] }) } }));

export const Imported: StoryObj = {
  ...further(
    withFile({
      type: 'imported',
      import: 3,
      rows: [
        { line: 2, outcome: 'added' },
        { line: 3, outcome: 'failure', fault: 'identityCode' },
        { line: 4, outcome: 'errorEmployeeNotFound' },
      ],
    }),
  ),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    await choose(canvas, TABLE);
    await expect(await canvas.findByText('Tiedosto tyontekijat.csv on tuotu.')).toBeVisible();
    await expect(canvas.getByText('Henkilötunnus puuttuu tai on väärin')).toBeVisible();
  },
};

export const UnknownColumns: StoryObj = {
  ...alike(withFile({ type: 'unknownColumns' })),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    await choose(canvas, TABLE);
    await expect(await canvas.findByText(/puuttuu henkilötunnuksen tai päivien sarake/)).toBeVisible();
  },
};

export const EmptyFile: StoryObj = {
  ...alike(page({ answers: { [SHOW]: employees() } })),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    await choose(canvas, 'hetu;alkupäivä\n');
    await expect(await canvas.findByText('Tiedostossa tyontekijat.csv ei ole rivejä.')).toBeVisible();
  },
};

export const Interrupted: StoryObj = {
  ...alike(page({ answers: { [SHOW]: employees() }, problems: { [IMPORT]: 'temporarilyUnavailable' } })),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    await choose(canvas, TABLE);
    await expect(await canvas.findByText(/Tuonti keskeytyi/)).toBeVisible();
  },
};

export const NotForYou = alike(page({ problems: { [SHOW]: 'forbidden' } }));

export const Loading = alike(page({}));

export const Failed = alike(page({ problems: { [SHOW]: 'temporarilyUnavailable' } }));
