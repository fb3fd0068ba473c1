import type { Meta } from '@storybook/react-vite';
import { pageStory } from '../page-story.tsx';

const meta = { title: 'Pages/Accessibility statement' } satisfies Meta;
export default meta;

export const Statement = pageStory({ key: 'accessibility-statement', params: {} });
