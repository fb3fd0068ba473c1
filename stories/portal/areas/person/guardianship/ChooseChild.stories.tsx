import type { SessionState } from '@portal/web/contract/session/session.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { alike, further, onlyIn, pageStory, readAs } from '../../../page-story.tsx';

const meta = { title: 'Pages/ChooseChild' } satisfies Meta;
export default meta;

const LIST = 'GET /api/guardianship/children';
const sofia = { person: { firstNames: 'Sofia Elisabet', lastName: 'Lindström' } };

const child = {
  lastName: 'Lindström',
  status: 'available',
  isCurrent: false,
  identityCode: null,
  otherGuardians: [],
} as const;
const elsa = { ...child, id: 'elsa', firstNames: 'Elsa Sofia', tint: 1, age: 8 };
const viktor = {
  ...child,
  id: 'viktor',
  firstNames: 'Viktor Karl',
  tint: 0,
  age: 13,
  status: 'tooOld',
} as const;
const elli = {
  ...child,
  id: 'abcdefghijklmnopqrstuv',
  firstNames: 'Elli Maria',
  tint: 2,
  age: 0,
  status: 'notAPatient',
  otherGuardians: [{ firstNames: 'Johan', lastName: 'Lindström' }],
} as const;

const choosing = (answer: object, session: Partial<SessionState> = {}) =>
  onlyIn(
    'pikkujatti',
    pageStory({
      key: 'choose-child',
      params: {},
      session: { ...sofia, ...session },
      answers: { [LIST]: answer },
    }),
  );
const among = (...children: readonly object[]) => ({ type: 'success', children });

/** The brand's figure looks over a card that can be chosen. */
export const Several: StoryObj = {
  ...readAs('child-picker/1-choose', choosing(among(elsa, viktor, elli))),
  play: async ({ canvas }) => {
    const children = await canvas.findByRole('region', { name: 'Lapsesi' });
    const cards = within(children).getAllByRole('listitem');
    const peeks = cards.map((card) => card.querySelector('[href$="#peek"]') !== null);
    await expect(peeks).toEqual([true, false, false]);
  },
};

export const One = alike(choosing(among(elsa)));

export const Acting = further(
  choosing(among({ ...elsa, isCurrent: true }, viktor), {
    actingFor: { id: 'elsa', firstNames: 'Elsa Sofia', lastName: 'Lindström' },
  }),
);

export const None = alike(choosing(among()));

export const RegisterDown = readAs(
  'child-picker/2-register-down',
  alike(choosing({ type: 'unavailable' }, { guardianship: 'unavailable' })),
);

export const Ended = alike(choosing(among(viktor), { guardianship: 'ended' }));

export const Failed = alike(
  onlyIn(
    'pikkujatti',
    pageStory({ key: 'choose-child', params: {}, session: sofia, problems: { [LIST]: 'unexpected' } }),
  ),
);
