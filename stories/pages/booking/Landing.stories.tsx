import { visitorSession } from '@portal/web/app/testing/page-state.ts';
import type { Meta } from '@storybook/react-vite';
import { pageStory } from '../page-story.tsx';

const meta = { title: 'Pages/Booking/Landing' } satisfies Meta;

export default meta;

/** Every way to book that the brand has, and where to call when a booked time is not soon enough. */
export const Default = pageStory({
  key: 'appointment-reservation-landing-page',
  params: {},
  session: visitorSession,
});
