import { timeline, timelineEntry } from '@portal/web/areas/record/health-record/fixtures.ts';
import { laboratoryReferral } from '@portal/web/areas/record/laboratory/fixtures.ts';
import { prescription } from '@portal/web/areas/record/prescriptions/fixtures.ts';
import { visit } from '@portal/web/areas/record/visits/fixtures.ts';
import type { Withholding } from '@portal/web/areas/record/withholding/contract.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { PageOptions } from '../../../page-state.ts';
import { alike, further, pageStory } from '../../../page-story.tsx';

/** What a minor who has signed in themself does not show to their guardians. */
const meta = { title: 'Pages/Withholding' } satisfies Meta;
export default meta;

const STATE = 'GET /api/withholding';
const CHANGE = 'PUT /api/withholding/{what}';
const minor = { features: ['canWithholdFromGuardians'] };
const english = { globals: { language: 'en' } } as const;

const stateOf = (withheld: Withholding['withheld'] = [], guardiansCanAct = true) =>
  ({ guardiansCanAct, withheld }) satisfies Withholding;
const of = (kind: Withholding['withheld'][number]['kind'], id: number, day: string) =>
  ({ what: `entry-${id}`, kind, id, day }) as const;
const shown = stateOf();
const withheld = stateOf([of('visit', 31, '2026-10-09')]);

const TOGETHER = 'GET /api/withholding/belongings/{id}';
const prescribed = {
  what: 'entry-32',
  kind: 'prescription',
  day: '2026-10-09',
  name: 'Kandesartaani',
} as const;
const sampled = {
  what: 'laboratory-2026-10-12',
  kind: 'laboratoryResult',
  day: '2026-10-12',
  name: null,
} as const;
const belongings = [sampled, prescribed];

const visitPage = ({ answers, ...state }: PageOptions) =>
  pageStory({
    key: 'visit',
    params: { id: 31 },
    session: minor,
    answers: { 'GET /api/visits/{id}': { visit: visit() }, [TOGETHER]: { belongings: [] }, ...answers },
    ...state,
  });
/** The choice is at the foot of what it is about. */
export const OfAVisit: StoryObj = {
  ...further(visitPage({ answers: { [STATE]: shown, [CHANGE]: withheld } })),
  ...english,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Do not show to my guardians' });
    await userEvent.click(button);
    await expect(await canvas.findByText('This is not shown to your guardians.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show to my guardians again' })).toBeVisible();
  },
};

/** What belongs to a visit is named, and goes with it unless the minor leaves it to be seen. */
export const WithWhatBelongsToIt: StoryObj = {
  ...further(
    visitPage({
      answers: {
        [STATE]: shown,
        [TOGETHER]: { belongings },
        [CHANGE]: stateOf([of('visit', 31, '2026-10-09'), of('prescription', 32, '2026-10-09')]),
      },
    }),
  ),
  ...english,
  play: async ({ canvas }) => {
    const prescription = await canvas.findByRole('checkbox', { name: /Prescription: Kandesartaani/ });
    await expect(prescription).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Laboratory results/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Do not show to my guardians' }));
    await expect(await canvas.findByText('This is not shown to your guardians.')).toBeVisible();
    await expect(canvas.getByText(/^Your guardians still see/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Prescription: Kandesartaani/ })).not.toBeChecked();
  },
};

/** So are the results that answer a referral. */
export const WithResultsOfAReferral: StoryObj = {
  ...alike(
    pageStory({
      key: 'lab-referral',
      params: { id: 41 },
      session: minor,
      answers: {
        'GET /api/laboratory/referrals/{id}': laboratoryReferral(),
        [STATE]: shown,
        [TOGETHER]: { belongings: [sampled] },
        [CHANGE]: stateOf([of('laboratoryReferral', 41, '2026-10-09')]),
      },
    }),
  ),
  ...english,
  play: async ({ canvas }) => {
    const results = await canvas.findByRole('checkbox', { name: /Laboratory results/ });
    await expect(results).toBeChecked();
    await expect(canvas.getByText(/^These results belong to the referral\./)).toBeVisible();
    await userEvent.click(results);
    await userEvent.click(canvas.getByRole('button', { name: 'Do not show to my guardians' }));
    await expect(
      await canvas.findByText('Your guardians still see these results of the referral:'),
    ).toBeVisible();
  },
};

export const NotSaved: StoryObj = {
  ...alike(visitPage({ answers: { [STATE]: shown }, problems: { [CHANGE]: 'temporarilyUnavailable' } })),
  ...english,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Do not show to my guardians' });
    await userEvent.click(button);
    await expect(await canvas.findByText(/could not be saved/)).toBeVisible();
  },
};

export const NotKnown: StoryObj = {
  ...alike(visitPage({ problems: { [STATE]: 'temporarilyUnavailable' } })),
  ...english,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not show what your guardians see')).toBeVisible();
  },
};

/** In a list each button names its entry, and what holds for all is said once. */
export const InAList: StoryObj = {
  ...further(
    pageStory({
      key: 'prescriptions-list',
      params: {},
      session: minor,
      answers: {
        'GET /api/prescriptions': {
          prescriptions: [prescription({ id: 31 }), prescription({ id: 32, medicineName: 'Ibuprofeeni' })],
        },
        [STATE]: stateOf([of('prescription', 32, '2026-10-09')]),
      },
    }),
  ),
  ...english,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your guardians see these/)).toBeVisible();
    for (const medicine of canvas.getAllByRole('heading', { level: 3, name: /Kandesartaani|Ibuprofeeni/ })) {
      await userEvent.click(medicine);
    }
    await expect(
      await canvas.findByRole('button', { name: /^Do not show to my guardians ?: Kandesartaani/ }),
    ).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: /^Show to my guardians again ?: Ibuprofeeni/ }),
    ).toBeVisible();
  },
};

/** Who withholds an allergy reads what that means while guardians give medicines, before and after. */
export const OfAnAllergy: StoryObj = {
  ...further(
    pageStory({
      key: 'health-record',
      params: {},
      session: minor,
      answers: {
        'GET /api/health-record': timeline({
          entries: [timelineEntry({ id: 3, key: 'allergy-3', kind: 'allergies', title: 'Penisilliini' })],
        }),
        [STATE]: shown,
        [CHANGE]: stateOf([of('allergy', 3, '2026-03-02')]),
      },
    }),
  ),
  ...english,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /^Do not show to my guardians/ });
    await expect(
      canvas.getByText(/may not take it into account when they give you food or medicines/),
    ).toBeVisible();
    await userEvent.click(button);
    await expect(await canvas.findByText(/Always mention it yourself when you come for care/)).toBeVisible();
  },
};
