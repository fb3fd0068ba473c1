import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../../../page-state.ts';
import { alike, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Terms of use' } satisfies Meta;
export default meta;

const TERMS = 'GET /api/terms';
const since = '2026-11-22';
const sections = [
  {
    heading: 'Mitä nämä ehdot koskevat',
    text: 'Nämä ehdot koskevat verkkopalvelua. Kun käytät palvelua, hyväksyt nämä ehdot.',
  },
  {
    heading: 'Kiireellinen apu',
    text: 'Verkkopalvelua ei ole tarkoitettu kiireellisiin asioihin. Soita hätätilanteessa 112.',
  },
];

const show = (state: PageOptions) => pageStory({ key: 'eula', params: {}, ...state });

export const Terms = show({ answers: { [TERMS]: { since, sections } } });

export const OnlyInFinnish = alike(show({ problems: { [TERMS]: 'notFound' } }));

export const Loading = alike(show({}));

export const Failed = alike(show({ problems: { [TERMS]: 'temporarilyUnavailable' } }));
