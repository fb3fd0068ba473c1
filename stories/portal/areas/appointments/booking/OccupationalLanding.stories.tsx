import { patientSession, visitorSession } from '@portal/web/shell/browser/testing/page-state.ts';
import type { Meta } from '@storybook/react-vite';
import { alike, onlyIn, pageStory } from '../../../page-story.tsx';

const meta = { title: 'Pages/Booking/Occupational landing' } satisfies Meta;

export default meta;

const story = (session: typeof patientSession) =>
  onlyIn('kaari', pageStory({ key: 'ohc-landing-page-for-anonymous-users', params: {}, session }));

/** An employee who has not identified themselves. */
export const Visitor = story(visitorSession);

/** Somebody who is logged in already. */
export const Patient = alike(story(patientSession));
