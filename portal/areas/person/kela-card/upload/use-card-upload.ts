import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useApp } from '#client/app/app-context.ts';
import { useTrackEvent } from '#client/app/use-track-event.ts';
import { isProblem } from '#client/calls/call-error.ts';
import { canonicalUrl, inLanguage } from '#client/calls/canonical-url.ts';
import { putObject } from '#client/calls/put-object.ts';
import { useSend } from '#client/calls/use-send.ts';
import { SIDES, type Side, UPLOAD_TIMEOUT_MS } from '../rules.ts';
import { prepareImage } from './prepare-image.ts';
import { type Finished, type Images, type RunningUpload, type SendParts, sendCard } from './send-card.ts';
import {
  hasNotArrived,
  isSending,
  maySend,
  NOTHING_CHOSEN,
  nextUploadState,
  type UploadState,
} from './upload-state.ts';

export interface CardUpload {
  readonly state: UploadState;
  readonly choose: (side: Side, file: File) => Promise<void>;
  readonly remove: (side: Side) => void;
  /** Sends both images, or after a failure what has not arrived. */
  readonly send: () => Promise<void>;
  /** Stops what is on its way. */
  readonly stop: () => void;
}

/** What has been reached, for the next try. */
interface Progress {
  upload: RunningUpload | null;
  readonly arrived: Set<Side>;
  running: AbortController | null;
}

/**
 * Sends both sides of the card (KELA-05). After a dropped connection it goes on by itself once the device
 * is online again, or when it is told to, with what has not arrived.
 *
 * @param onUploaded both are kept
 */
export function useCardUpload(onUploaded: () => void): CardUpload {
  const app = useApp();
  const call = useSend();
  const track = useTrackEvent();
  const [state, dispatch] = useReducer(nextUploadState, NOTHING_CHOSEN);
  const progress = useRef<Progress>({ upload: null, arrived: new Set(), running: null });
  const chosen = useRef<Partial<Record<Side, File>>>({});

  function startOver(): void {
    progress.current.running?.abort();
    progress.current = { upload: null, arrived: new Set(), running: null };
  }

  function partsOf({ signal }: AbortController): SendParts {
    return {
      begin: (images, token) =>
        call('POST /api/kela-card/init-upload', {
          signal,
          body: {
            mimetypes: { front: images.front.type, back: images.back.type },
            sizes: { front: images.front.content.size, back: images.back.content.size },
            ...(token && { token }),
          },
        }).catch(nullIfNotFound),
      async put(side, address, image) {
        const onProgress = (percent: number) => dispatch({ type: 'progressed', side, progress: percent });
        const result = await putObject(address, image.content, {
          onProgress,
          signal,
          timeoutMs: UPLOAD_TIMEOUT_MS,
        });
        if (result === 'sent') progress.current.arrived.add(side);
        return result;
      },
      finish: (token) => {
        const input = inLanguage({ query: { token } }, app.language);
        const address = canonicalUrl('GET /api/kela-card/finish-upload', input);
        return (app.request(address, { signal }) as Promise<Finished>).catch(nullIfNotFound);
      },
    };
  }

  async function attempt(images: Images, controller: AbortController): Promise<void> {
    const { upload, arrived } = progress.current;
    const parts = partsOf(controller);
    const keep: SendParts = {
      ...parts,
      async begin(...input) {
        const begun = await parts.begin(...input);
        progress.current.upload = begun;
        return begun;
      },
    };
    const result = await sendCard(keep, images, upload, [...arrived]);
    if (controller.signal.aborted) return;
    if (result.type === 'uploaded') {
      startOver();
      dispatch({ type: 'uploaded' });
      onUploaded();
      return;
    }
    void track({ event: 'kelaCardImagesError', properties: {} });
    if (result.type === 'refused' || result.upload === null) startOver();
    if (result.type === 'failed') for (const side of result.sides) progress.current.arrived.delete(side);
    dispatch(result);
  }

  async function send(): Promise<void> {
    const { front, back } = { front: state.front.image, back: state.back.image };
    if (!front || !back || !maySend(state) || isSending(state)) return;
    const controller = new AbortController();
    progress.current.running = controller;
    const open = SIDES.filter((side) => !progress.current.arrived.has(side));
    dispatch({ type: 'begun', sides: open });
    try {
      await attempt({ front, back }, controller);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (isProblem(error, 'authenticationRequired')) app.onSessionEnded();
      void track({ event: 'kelaCardImagesError', properties: {} });
      const { arrived } = progress.current;
      const missing = SIDES.filter((side) => !arrived.has(side));
      dispatch({
        type: 'failed',
        sides: missing.length > 0 ? missing : SIDES,
        fault: isProblem(error, 'tooManyRequests') ? 'tooMany' : 'notSent',
      });
    }
  }
  const resume = useEffectEvent(() => {
    if (hasNotArrived(state)) void send();
  });

  useEffect(() => {
    const isOnline = () => resume();
    addEventListener('online', isOnline);
    return () => {
      removeEventListener('online', isOnline);
      progress.current.running?.abort();
    };
  }, []);

  return {
    state,
    send,
    async choose(side, file) {
      chosen.current[side] = file;
      const image = await prepareImage(file).catch(() => 'unreadable' as const);
      // A small file is ready before a large one that was chosen earlier.
      if (chosen.current[side] !== file) return;
      startOver();
      if (typeof image === 'string') dispatch({ type: 'unusable', side, fault: image });
      else dispatch({ type: 'chosen', side, image });
    },
    remove(side) {
      delete chosen.current[side];
      startOver();
      dispatch({ type: 'removed', side });
    },
    stop() {
      startOver();
      dispatch({ type: 'stopped' });
    },
  };
}

/** The server has nothing more of an upload: another one begins. */
function nullIfNotFound(error: unknown): null {
  if (isProblem(error, 'notFound')) return null;
  throw error;
}
