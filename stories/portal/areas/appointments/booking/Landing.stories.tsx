import { visitorSession } from '@portal/web/shell/browser/testing/page-state.ts';
import type { Meta } from '@storybook/react-vite';
import { entry, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Booking/Landing' } satisfies Meta;

export default meta;

/** Every way to book at the brand, and where to call if no time is soon enough. */
export const Default = entry(
  pageStory({
    key: 'appointment-reservation-landing-page',
    params: {},
    session: visitorSession,
  }),
);
