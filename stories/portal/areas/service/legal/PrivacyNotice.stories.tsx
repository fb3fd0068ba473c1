import { brandOf } from '@portal/web/brands/registry.ts';
import type { Meta } from '@storybook/react-vite';
import { further, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Privacy notice' } satisfies Meta;
export default meta;

/** Kaari's, the longest there is, and nothing but text; what the server fills in stands in braces. */
export const PrivacyNotice = further(
  pageStory({
    key: 'privacy-notice',
    params: {},
    answers: { 'GET /api/privacy-notice': brandOf('kaari').texts.fi?.privacy },
  }),
);
