import type { Meta } from '@storybook/react-vite';
import { alike, further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/In place of a page' } satisfies Meta;
export default meta;

/** The address belongs to no page, or to one that the brand lacks. */
export const NotFound = pageStory({ key: 'front-page', params: {}, instead: 'not-found' });

/** The server failed; the number identifies the request in its log. */
export const ServerError = further(pageStory({ key: 'front-page', params: {}, instead: 'error' }));

/** Somebody, or a network, opens pages too often. */
export const TooManyRequests = alike(pageStory({ key: 'front-page', params: {}, instead: 'limited' }));

/** More visitors than the portal can serve; the document comes without scripts. */
export const Busy = alike(pageStory({ key: 'front-page', params: {}, instead: 'busy' }));
