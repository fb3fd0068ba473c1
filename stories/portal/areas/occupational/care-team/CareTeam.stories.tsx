import type { CareTeam } from '@portal/web/areas/occupational/care-team/contract.ts';
import type { Meta } from '@storybook/react-vite';
import { alike, onlyIn, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Occupational health care team' } satisfies Meta;
export default meta;

const KEY = 'GET /api/occupational/team';
const story = (state: object) =>
  onlyIn('kaari', pageStory({ key: 'occupational-health-care-team', params: {}, ...state }));
const show = (team: CareTeam) => story({ answers: { [KEY]: team } });

type Employer = Extract<CareTeam, { type: 'ok' }>['employers'][number];

const EMPLOYER: Employer = {
  name: 'Esimerkkitehdas Oy',
  phone: null,
  carers: [
    {
      id: 91,
      role: 'nurse',
      name: 'Timo Rantanen',
      profilePicture: null,
      slug: 'timo-rantanen-91',
      nextTime: '2026-11-24T08:20:00Z',
    },
    {
      id: 1,
      role: 'physician',
      name: 'Ilona Heikkinen',
      profilePicture: null,
      slug: 'ilona-heikkinen-1',
      nextTime: '2026-11-25T11:00:00Z',
    },
    {
      id: 84,
      role: 'physiotherapist',
      name: 'Marja-Leena Korhonen-Järvinen',
      profilePicture: null,
      slug: null,
      nextTime: null,
    },
  ],
  team: {
    id: 'occupational-health',
    name: 'Työterveystiimi',
    about: 'Työkyky, sairauspoissaolot ja terveystarkastukset',
  },
};

export const Team = show({ type: 'ok', mayBookOnline: true, employers: [EMPLOYER] });

export const ByPhone = alike(
  show({
    type: 'ok',
    mayBookOnline: false,
    employers: [
      {
        ...EMPLOYER,
        name: 'Esimerkkilento Oy',
        team: null,
        carers: EMPLOYER.carers.map((carer) => ({ ...carer, nextTime: null })),
      },
    ],
  }),
);

export const NobodyNamed = alike(
  show({ type: 'ok', mayBookOnline: true, employers: [{ ...EMPLOYER, carers: [], team: null }] }),
);

export const NothingAgreed = alike(show({ type: 'no-occupational-healthcare' }));

export const Loading = alike(story({}));

export const Failed = alike(story({ problems: { [KEY]: 'temporarilyUnavailable' } }));
