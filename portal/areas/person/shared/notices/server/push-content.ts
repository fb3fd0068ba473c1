import type { PUSH_EVENTS } from '../events.ts';

/** What the notice of a device is filled with: what it is about, and nothing of what that is. */
export interface PushContent {
  readonly about: (typeof PUSH_EVENTS)[number] | 'several';
}
