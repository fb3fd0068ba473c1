import { href } from '../../portal/contract/routes/routes.ts';

/** A page to measure; `isSignedIn`: by a patient with a history. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  readonly isSignedIn: boolean;
}

/** The pages that most visits begin with. */
export const MEASURED_PAGES: readonly MeasuredPage[] = [
  { name: 'front page', path: href('front-page', {}, 'fi'), isSignedIn: true },
  { name: 'login', path: href('login-page-for-anonymous-users', {}, 'fi'), isSignedIn: false },
  { name: 'private list', path: href('private-appointment-list', {}, 'fi'), isSignedIn: false },
];
