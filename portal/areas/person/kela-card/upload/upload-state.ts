import { areBothReady, type ImageStatus, SIDES, type Side } from '../rules.ts';
import type { PreparedImage } from './prepare-image.ts';

/** Why a side is in error: as the server says of an image, or that it was not sent. */
export type Fault = 'type' | 'tooLong' | 'tooManyPixels' | 'unreadable' | 'notSent' | 'tooMany';

export interface SideState {
  readonly status: ImageStatus;
  readonly image: PreparedImage | null;
  /** 0–100 while it is being sent. */
  readonly progress: number;
  readonly fault: Fault | null;
}

export type UploadState = Readonly<Record<Side, SideState>>;

export type UploadEvent =
  | { readonly type: 'chosen'; readonly side: Side; readonly image: PreparedImage }
  | { readonly type: 'unusable'; readonly side: Side; readonly fault: Fault }
  | { readonly type: 'removed'; readonly side: Side }
  /** These are sent, the others have arrived before. */
  | { readonly type: 'begun'; readonly sides: readonly Side[] }
  | { readonly type: 'progressed'; readonly side: Side; readonly progress: number }
  /** These sides have to be sent again; the others wait for them. */
  | { readonly type: 'failed'; readonly sides: readonly Side[]; readonly fault?: 'notSent' | 'tooMany' }
  /** The server did not take these; the other one has to be sent again with what takes their place. */
  | { readonly type: 'refused'; readonly faults: Readonly<Partial<Record<Side, Fault>>> }
  | { readonly type: 'uploaded' }
  /** Every image is where it was chosen again. */
  | { readonly type: 'stopped' };

const MISSING: SideState = { status: 'missing', image: null, progress: 0, fault: null };

/** Nothing chosen yet. */
export const NOTHING_CHOSEN: UploadState = { front: MISSING, back: MISSING };

function ready(state: SideState): SideState {
  return state.image ? { ...MISSING, status: 'ready-to-upload', image: state.image } : state;
}

function each(state: UploadState, change: (side: SideState, name: Side) => SideState): UploadState {
  return { front: change(state.front, 'front'), back: change(state.back, 'back') };
}

/** What an event makes of both sides. */
export function nextUploadState(state: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'chosen':
      // The other image belongs to the same upload, and another one begins.
      return { ...each(state, ready), [event.side]: ready({ ...MISSING, image: event.image }) };
    case 'unusable':
      return { ...each(state, ready), [event.side]: { ...MISSING, status: 'error', fault: event.fault } };
    case 'removed':
      return { ...each(state, ready), [event.side]: MISSING };
    case 'begun':
      return each(state, (side, name) => {
        const progress = event.sides.includes(name) ? 0 : 100;
        return { ...side, status: 'uploading', progress, fault: null };
      });
    case 'progressed':
      return { ...state, [event.side]: { ...state[event.side], progress: event.progress } };
    case 'failed':
      return each(state, (side, name) =>
        event.sides.includes(name)
          ? { ...side, status: 'error', fault: event.fault ?? 'notSent', progress: 0 }
          : ready(side),
      );
    case 'refused':
      return each(state, (side, name) => {
        const fault = event.faults[name];
        return fault ? { ...MISSING, status: 'error', fault } : ready(side);
      });
    case 'uploaded':
      return each(state, (side) => ({ ...side, status: 'uploaded', progress: 100 }));
    case 'stopped':
      return each(state, ready);
  }
}

/** Whether there is something to send: both are ready, or what has not arrived may be tried again. */
export function maySend(state: UploadState): boolean {
  if (areBothReady({ front: state.front.status, back: state.back.status })) return true;
  return SIDES.every((side) => state[side].image) && hasNotArrived(state);
}

/** Whether a try to send has come to nothing. */
export function hasNotArrived(state: UploadState): boolean {
  return SIDES.some((side) => state[side].fault === 'notSent' || state[side].fault === 'tooMany');
}

/** Whether images are on their way. */
export function isSending(state: UploadState): boolean {
  return SIDES.some((side) => state[side].status === 'uploading');
}
