import type { VaccinationStatus } from '@portal/web/areas/record/occupational-vaccination/contract.ts';
import type { Meta } from '@storybook/react-vite';
import { alike, onlyIn, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Occupational vaccination' } satisfies Meta;
export default meta;

const KEY = 'GET /api/occupational-vaccination';
const story = (state: object) =>
  onlyIn('kaari', pageStory({ key: 'ohc-vaccination-page', params: {}, ...state }));
const show = (status: VaccinationStatus) => story({ answers: { [KEY]: status } });

export const Agreed = show({
  type: 'ok',
  employers: ['Esimerkkitehdas Oy'],
  covers: ['Fysioterapia', 'Sairaanhoitajan vastaanotto', 'Yleislääketiede'],
  mayBookOnline: true,
});

export const ByPhone = alike(
  show({ type: 'ok', employers: ['Esimerkkilento Oy'], covers: [], mayBookOnline: false }),
);

export const Unauthorized = alike(show({ type: 'unauthorized' }));

export const NothingAgreed = alike(show({ type: 'no-occupational-healthcare' }));

export const Loading = alike(story({}));

export const Failed = alike(story({ problems: { [KEY]: 'temporarilyUnavailable' } }));
