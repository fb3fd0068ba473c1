import {
  absences,
  filesAlone,
  inbox,
  renewals,
  thread,
} from '@portal/web/areas/messages/workspace/fixtures.ts';
import { measurements } from '@portal/web/areas/record/home-measurements/fixtures.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, onlyIn, type PageStoryOptions, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Workspace' } satisfies Meta;
export default meta;

const WORKSPACE = 'GET /api/workspace';
const THREAD = 'GET /api/workspace/threads/{id}';
const ATTACHMENT = 'GET /api/workspace/threads/{id}/attachments/{file}';
const ASSIGN = 'PUT /api/workspace/threads/{id}/assignee';
const ABSENCES = 'GET /api/workspace/absences';
const FILES = 'GET /api/workspace/threads/{id}/attachments';
const RENEWALS = 'PUT /api/workspace/threads/{id}/renewals';
const CLOSE = 'PUT /api/workspace/threads/{id}/closing';
const ANSWERS = 'GET /api/workspace/threads/{id}/questionnaires/{invitation}';
const MEASUREMENTS = 'GET /api/workspace/threads/{id}/home-measurements';
const START = 'GET /api/workspace/start';
const BEGIN = 'POST /api/workspace/threads';

const inKaari = (story: StoryObj) => onlyIn('kaari', story);
const list = (state: PageOptions) => inKaari(pageStory({ key: 'workspace', params: {}, ...state }));
const listOf = (answer: object) => list({ answers: { [WORKSPACE]: answer } });
const one = (more: object = {}, state: PageOptions = {}) =>
  inKaari(
    pageStory({
      key: 'workspace-thread',
      params: { id: 41 },
      ...state,
      answers: { [THREAD]: thread(more), [FILES]: { files: [] }, ...state.answers },
    }),
  );
const away = (state: PageOptions) => inKaari(pageStory({ key: 'workspace-absences', params: {}, ...state }));

export const Inbox = listOf(inbox());

export const KeysMoveTheFocus: StoryObj = {
  ...alike(listOf(inbox())),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('link', { name: /Verenpainelääkkeen vaihto/ });
    await userEvent.keyboard('j');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('link', { name: /Sairauspoissaolon jatko/ })).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(first).toHaveFocus();
    await userEvent.click(canvas.getByText('Pikanäppäimet'));
    const toggle = await canvas.findByRole('switch', { name: 'Käytä pikanäppäimiä' });
    await userEvent.click(toggle);
    await userEvent.keyboard('j');
    await expect(toggle).toHaveFocus();
    // Kept on the device: the next story begins with keys.
    await userEvent.click(toggle);
  },
};

/** Where the browser blocks storage, the keys are on. */
export const KeysWithoutStorage: StoryObj = {
  ...KeysMoveTheFocus,
  beforeEach: () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    const reads = spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    const writes = spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    return () => {
      reads.mockRestore();
      writes.mockRestore();
    };
  },
};

export const Empty = alike(listOf(inbox({ threads: [] })));

export const Hr = alike(
  listOf(inbox({ category: 'hrOpen', counts: { hrOpen: 3, hrSubstitutions: 0, hrClosed: 8 } })),
);

export const SomebodyElse = further(listOf({ type: 'stranger' }));

export const Loading = alike(list({}));

export const Failed = further(list({ problems: { [WORKSPACE]: 'temporarilyUnavailable' } }));

export const Thread = one();

export const Files = further(one({ messages: [filesAlone] }));

export const FileGone: StoryObj = {
  ...alike(one({ messages: [filesAlone] }, { problems: { [ATTACHMENT]: 'notFound' } })),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /verenpaineet.pdf/ }));
    await expect(await canvas.findByText('Liitettä ei enää ole.')).toBeVisible();
  },
};

export const Taken: StoryObj = {
  ...alike(one({}, { answers: { [ASSIGN]: { type: 'takenMeanwhile', by: 'Timo Rantanen' } } })),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ota itsellesi' }));
    await expect(await canvas.findByText('Joku ehti ensin. Vastaaja nyt: Timo Rantanen')).toBeVisible();
  },
};

export const Template: StoryObj = {
  ...alike(one()),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lähetä viesti' }));
    await expect((await canvas.findAllByText('Kirjoita viesti.'))[0]).toBeVisible();
  },
};

const nurse = { id: 2, name: 'Timo Rantanen', isHr: false, mayPrescribe: false, isSupervisor: false };

export const Renewals = further(one({ renewals }));

/** A nurse hands it on to the doctor whom the prescriptions name. */
export const RenewalsHandedOn: StoryObj = {
  ...alike(one({ renewals, me: nurse }, { answers: { [ASSIGN]: { type: 'done' } } })),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Siirrä lääkärille' }));
    await expect(await canvas.findByText('Keskustelu on annettu toiselle.')).toBeVisible();
  },
};

export const RenewalsDecided: StoryObj = {
  ...alike(one({ renewals }, { answers: { [RENEWALS]: { type: 'answeredMeanwhile' } } })),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    const decide = await canvas.findByRole('button', { name: 'Lähetä päätös potilaalle' });
    await userEvent.click(decide);
    await expect(await canvas.findByText('Valitse reseptit ja päätös.')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: /Päätös/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Uusitaan' }));
    await userEvent.click(decide);
    await expect(
      await canvas.findByText('Johonkin pyyntöön on vastattu sillä välin. Mitään ei muutettu.'),
    ).toBeVisible();
  },
};

/** Who closes a conversation says why, and not before the renewals in it are decided on. */
export const ClosedForAReason: StoryObj = {
  ...alike(one({}, { answers: { [CLOSE]: { type: 'renewalsWait' } } })),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    const close = await canvas.findByRole('button', { name: 'Sulje keskustelu' });
    await userEvent.click(close);
    await expect(await canvas.findByText('Valitse syy.')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: /Miksi keskustelu suljetaan/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Asiaan on vastattu' }));
    await userEvent.click(close);
    await expect(
      await canvas.findByText('Päätä ensin reseptien uusinnasta. Keskustelua ei suljettu.'),
    ).toBeVisible();
  },
};

const answered = {
  id: 5,
  created: '2026-11-18T12:00:00.000Z',
  author: { type: 'professional', name: 'Ilona Heikkinen' },
  content: 'Täytäthän kyselyn.',
  deletion: null,
  attachments: [],
  questionnaires: [{ id: 8, title: 'Uni ja palautuminen', answeredAt: '2026-11-19T07:00:00.000Z' }],
};

export const QuestionnaireAnswers: StoryObj = {
  ...alike(
    one(
      { messages: [answered] },
      {
        answers: {
          [ANSWERS]: {
            title: 'Uni ja palautuminen',
            answeredAt: '2026-11-19T07:00:00.000Z',
            sections: [
              {
                title: 'Uni',
                answers: [
                  { question: 'Montako tuntia nukut?', answer: '5,5' },
                  { question: 'Kerro lisää.', answer: null },
                ],
              },
            ],
          },
        },
      },
    ),
  ),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Näytä vastaukset' }));
    await expect(await canvas.findByText('Montako tuntia nukut?')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Piilota vastaukset' }));
    await expect(canvas.queryByText('Montako tuntia nukut?')).toBeNull();
  },
};

const TEAMS = [
  { id: 'occupational-health', name: 'Työterveystiimi' },
  { id: 'nurses', name: 'Sairaanhoitajat' },
];
const ofType = (...types: ('hr' | 'customer' | 'supervisor')[]) => ({
  starts: types.map((type) => ({ type, teams: TEAMS })),
});
const begin = (state: Omit<PageStoryOptions<'workspace-start'>, 'key' | 'params'>) =>
  inKaari(pageStory({ key: 'workspace-start', params: {}, ...state }));

export const StartOfHr = further(begin({ answers: { [START]: ofType('hr') } }));

export const StartRefused: StoryObj = {
  ...alike(
    begin({
      answers: {
        [START]: { starts: [{ type: 'hr', teams: TEAMS.slice(0, 1) }] },
        [BEGIN]: { type: 'noEmployee' },
      },
    }),
  ),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: 'Lähetä viesti' });
    await userEvent.click(send);
    await expect((await canvas.findAllByText('Kirjoita henkilötunnus.'))[0]).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /henkilötunnus/ }), '021179-905R');
    await userEvent.type(canvas.getByRole('textbox', { name: /Otsikko/ }), 'Työhön paluu');
    await userEvent.type(canvas.getByRole('textbox', { name: /Viesti/ }), 'Sovitaanko neuvottelu?');
    await userEvent.click(send);
    await expect(await canvas.findByText(/Emme löytäneet sillä ketään/)).toBeVisible();
  },
};

/** A child’s guardians act for the child, who would not read it: the form says whom to call, and keeps what was typed. */
export const StartWithAChild: StoryObj = {
  ...alike(begin({ answers: { [START]: ofType('customer'), [BEGIN]: { type: 'actedForByGuardians' } } })),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /Potilaan henkilötunnus/ }),
      '010116A901M',
    );
    await userEvent.click(canvas.getByRole('combobox', { name: /Tiimi/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sairaanhoitajat' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Otsikko/ }), 'Tulokset');
    await userEvent.type(canvas.getByRole('textbox', { name: /Viesti/ }), 'Kaikki hyvin.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lähetä viesti' }));
    await expect(await canvas.findByText(/Potilas on alle 12-vuotias/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Viesti/ })).toHaveValue('Kaikki hyvin.');
  },
};

export const StartWithThePatientOfAConversation = alike(
  begin({ query: { about: '41' }, answers: { [START]: ofType('customer') } }),
);

export const StartOfSupervisor = alike(
  begin({ query: { about: '41', as: 'supervisor' }, answers: { [START]: ofType('customer', 'supervisor') } }),
);

export const StartNotForYou = alike(begin({ problems: { [START]: 'forbidden' } }));

export const StartLoading = alike(begin({}));

export const Closed = further(
  one({
    isActive: false,
    closed: { at: '2026-11-20T09:00:00.000Z', by: 'Ilona Heikkinen', reason: 'answered' },
  }),
);

export const NotFound = alike(
  inKaari(pageStory({ key: 'workspace-thread', params: { id: 41 }, problems: { [THREAD]: 'notFound' } })),
);

export const ThreadLoading = alike(inKaari(pageStory({ key: 'workspace-thread', params: { id: 41 } })));

export const Absences = further(away({ answers: { [ABSENCES]: absences() } }));

export const NoAbsences = alike(away({ answers: { [ABSENCES]: absences({ absences: [] }) } }));

export const AbsencesFailed = alike(away({ problems: { [ABSENCES]: 'temporarilyUnavailable' } }));

/** The customer shows what they have measured at home. */
export const HomeMeasurements: StoryObj = {
  ...alike(
    one(
      { homeMeasurementsSince: '2026-11-16T06:00:00.000Z' },
      { answers: { [MEASUREMENTS]: { measurements: [...measurements] } } },
    ),
  ),
  globals: { language: 'fi', brand: 'kaari' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Näytä mittaukset' }));
    await expect(await canvas.findByText('Verenpaine 132/84 mmHg, syke 66 /min')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Piilota mittaukset' }));
    await expect(canvas.queryByText('Verenpaine 132/84 mmHg, syke 66 /min')).toBeNull();
  },
};
