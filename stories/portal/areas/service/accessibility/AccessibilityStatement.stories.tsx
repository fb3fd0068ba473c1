import type { Meta } from '@storybook/react-vite';
import { further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Accessibility statement' } satisfies Meta;
export default meta;

/** Nothing but text. */
export const Statement = further(pageStory({ key: 'accessibility-statement', params: {} }));
