import { MEMBERS_FUND } from '@portal/web/areas/occupational/sickness-fund/fixtures.ts';
import type { PageQuery } from '@portal/web/contract/routes/route-query.ts';
import type { Meta } from '@storybook/react-vite';
import { alike, further, onlyIn, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Sickness fund' } satisfies Meta;
export default meta;

const KEY = 'GET /api/sickness-fund';
type Tab = PageQuery<'sickness-fund-page'>['tab'];
const story = (tab: Tab, state: object) =>
  onlyIn('kaari', pageStory({ key: 'sickness-fund-page', params: {}, query: { tab }, ...state }));
const show = (tab: Tab) => story(tab, { answers: { [KEY]: MEMBERS_FUND } });

export const Benefits = show(null);

export const OwnUse = further(show('use'));

export const HowToUse = alike(show('how'));

export const Contact = further(show('contact'));

export const NoMember = alike(story(null, { answers: { [KEY]: { type: 'no-member' } } }));

export const Loading = alike(story(null, {}));

export const Failed = alike(story(null, { problems: { [KEY]: 'temporarilyUnavailable' } }));
