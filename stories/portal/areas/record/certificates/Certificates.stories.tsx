import { certificate, certificates } from '@portal/web/areas/record/certificates/fixtures.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../../../page-state.ts';
import { alike, onlyIn, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Certificates' } satisfies Meta;
export default meta;

const LIST = 'GET /api/certificates';
const ONE = 'GET /api/certificates/{id}';
const inKaari = (story: ReturnType<typeof pageStory>) => onlyIn('kaari', story);
const list = (state: PageOptions) => inKaari(pageStory({ key: 'certificates', params: {}, ...state }));
const one = (state: PageOptions) => inKaari(pageStory({ key: 'certificate', params: { id: 31 }, ...state }));

export const List = list({ answers: { [LIST]: certificates() } });

export const Empty = alike(list({ answers: { [LIST]: certificates({ certificates: [], total: 0 }) } }));

export const Loading = alike(list({}));

export const Failed = alike(list({ problems: { [LIST]: 'temporarilyUnavailable' } }));

export const Pdf = alike(one({ answers: { [ONE]: { certificate: certificate(), text: null } } }));

export const PlainText = one({
  answers: {
    [ONE]: {
      certificate: certificate({ type: 'nurse', document: 'text' }),
      text: 'Sairaanhoitajan todistus\n\nPotilas: Aino Maria Virtanen\nDiagnoosi: R11 Pahoinvointi ja oksentelu\nTyökyvytön: 2.11.2026-4.11.2026',
    },
  },
});

export const OnlyToSave = alike(
  one({ answers: { [ONE]: { certificate: certificate({ document: 'other' }), text: null } } }),
);

export const NotHere = alike(
  one({ answers: { [ONE]: { certificate: certificate({ document: null }), text: null } } }),
);

export const NotFound = alike(one({ problems: { [ONE]: 'notFound' } }));
