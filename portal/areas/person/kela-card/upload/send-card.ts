import type { PutResult } from '#client/calls/put-object.ts';
import type { SignedImageUpload } from '../contract.ts';
import { SIDES, type Side } from '../rules.ts';
import type { PreparedImage } from './prepare-image.ts';
import type { Fault } from './upload-state.ts';

/** An upload that the server knows of. */
export interface RunningUpload {
  readonly front: SignedImageUpload;
  readonly back: SignedImageUpload;
  readonly token: string;
}

/** What the server says when it is asked to finish; `null`: it does not know the upload. */
export type Finished =
  | { readonly type: 'success' }
  | { readonly type: 'incomplete'; readonly sides: readonly Side[] }
  | {
      readonly type: 'refused';
      readonly refusals: readonly { readonly side: Side; readonly reason: Fault }[];
    }
  | { readonly type: 'expired' }
  | null;

export type Images = Readonly<Record<Side, PreparedImage>>;

/** The world that an upload is sent through. */
export interface SendParts {
  /** Begins an upload; with a token it gives a running one new addresses, or null if there is none any more. */
  readonly begin: (images: Images, token?: string) => Promise<RunningUpload | null>;
  readonly put: (side: Side, address: SignedImageUpload, image: PreparedImage) => Promise<PutResult>;
  readonly finish: (token: string) => Promise<Finished>;
}

/** Where a try has come to: what is to be kept for the next one, and what it says to the patient. */
export type SendResult =
  | { readonly type: 'uploaded' }
  | { readonly type: 'refused'; readonly faults: Readonly<Partial<Record<Side, Fault>>> }
  | { readonly type: 'failed'; readonly sides: readonly Side[]; readonly upload: RunningUpload | null };

/**
 * Sends what has not been sent yet, and finishes. Expired addresses are requested again, once; what has arrived
 * stays where it is. Rejects when the server cannot be asked.
 *
 * @param previous the upload that a former try has begun
 * @param arrived whose images it has sent
 */
export async function sendCard(
  parts: SendParts,
  images: Images,
  previous: RunningUpload | null,
  arrived: readonly Side[],
): Promise<SendResult> {
  let upload = previous ?? (await begin(parts, images));
  let open = SIDES.filter((side) => !previous || !arrived.includes(side));
  const put = async () => {
    const results = await Promise.all(
      open.map(async (side) => ({ side, result: await parts.put(side, upload[side], images[side]) })),
    );
    open = results.filter(({ result }) => result !== 'sent').map(({ side }) => side);
    return results.some(({ result }) => result === 'refused');
  };
  if (await put()) {
    const renewed = await parts.begin(images, upload.token);
    if (!renewed) return { type: 'failed', sides: SIDES, upload: null };
    upload = renewed;
    await put();
  }
  if (open.length > 0) return { type: 'failed', sides: open, upload };

  const finished = await parts.finish(upload.token);
  switch (finished?.type) {
    case 'success':
      return { type: 'uploaded' };
    case 'incomplete':
      return { type: 'failed', sides: finished.sides, upload };
    case 'refused':
      return {
        type: 'refused',
        faults: Object.fromEntries(finished.refusals.map(({ side, reason }) => [side, reason])),
      };
    default:
      return { type: 'failed', sides: SIDES, upload: null };
  }
}

async function begin(parts: SendParts, images: Images): Promise<RunningUpload> {
  const upload = await parts.begin(images);
  if (!upload) throw new Error('A new upload has nothing that could be missing');
  return upload;
}
