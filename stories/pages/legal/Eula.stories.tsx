import { page } from '@portal/web/features/legal/pages/EulaPage.tsx';
import type { Meta } from '@storybook/react-vite';
import { pageStory } from '../page-story.tsx';

const meta = { title: 'Pages/Terms of use' } satisfies Meta;
export default meta;

const key = 'GET /api/terms';
const urls = { fi: '/fi/eula', sv: '/sv/eula', en: '/en/eula' };
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

export const Terms = pageStory({ page, urls, answers: { [key]: { sections } } });

export const OnlyInFinnish = pageStory({ page, urls, problems: { [key]: 'notFound' } });

export const Loading = pageStory({ page, urls });

export const Failed = pageStory({ page, urls, problems: { [key]: 'temporarilyUnavailable' } });
