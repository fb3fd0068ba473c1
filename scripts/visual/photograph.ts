import type { Baselines } from './baselines.ts';
import type { Camera } from './camera.ts';
import { type Difference, decode, differenceOf, differsIn, isSame, type Picture } from './picture.ts';
import type { Shot, Sitting } from './shots.ts';

/** A picture that differs from its baseline. */
export type Flaw =
  | { readonly type: 'missing'; readonly after: Buffer }
  | {
      readonly type: 'changed';
      readonly before: Buffer;
      readonly after: Buffer;
      readonly difference: Difference;
      /** The specimens of the sheet that look different, in order. */
      readonly specimens: readonly string[];
    }
  | { readonly type: 'broken'; readonly message: string };

/** Result of one shot. */
export type Outcome =
  | { readonly type: 'same' }
  | { readonly type: 'accepted' }
  | { readonly type: 'taken' }
  | Flaw;

/** `compare` with the baselines, `accept` as the new ones, or only `take` where pixels cannot be compared. */
export type Purpose = 'compare' | 'accept' | 'take';

/** A picture that is still changing is taken again, that many times and with such a pause. */
const TRIES = 8;
const PAUSE_MS = 150;

/** Takes the pictures of one story; a mode that fails affects only its own picture. */
export async function photograph(
  camera: Camera,
  sitting: Sitting,
  baselines: Baselines,
  purpose: Purpose,
  report: (shot: Shot, outcome: Outcome) => void,
): Promise<void> {
  const fail = (shot: Shot, error: unknown) =>
    report(shot, { type: 'broken', message: error instanceof Error ? error.message : String(error) });
  // Pop-ups opened by a play function may have been laid out for the previous mode; and a baseline is what everybody
  // sees on opening the story.
  const opensEach = sitting.plays || purpose === 'accept';
  for (const [index, shot] of sitting.shots.entries()) {
    try {
      if (index === 0 || opensEach) await camera.open(sitting, shot);
      else await camera.turnTo(shot);
    } catch (error) {
      // It would make us wait in each of the others, too.
      for (const each of sitting.shots.slice(index)) fail(each, error);
      return;
    }
    try {
      report(shot, await judge(camera, sitting, shot, baselines, purpose));
    } catch (error) {
      fail(shot, error);
    }
  }
}

async function judge(
  camera: Camera,
  sitting: Sitting,
  shot: Shot,
  baselines: Baselines,
  purpose: Purpose,
): Promise<Outcome> {
  if (purpose === 'take') {
    await camera.take();
    return { type: 'taken' };
  }
  const before = await baselines.read(shot.name);
  const expected = before && (await decode(before));
  const first = await decode(await camera.take());
  if (expected && isSame(expected, first)) return { type: 'same' };

  // Before it counts as a difference, the story is loaded again.
  if (purpose === 'compare') await camera.open(sitting, shot);
  const { file: after, picture } = await steady(camera, expected);
  if (expected && isSame(expected, picture)) return { type: 'same' };
  if (purpose === 'accept') {
    await baselines.write(shot.name, picture);
    return { type: 'accepted' };
  }
  if (!expected || !before) return { type: 'missing', after };
  const places = await camera.places();
  const specimens = places.filter((place) => differsIn(place, expected, picture)).map(({ name }) => name);
  return { type: 'changed', before, after, difference: await differenceOf(expected, picture), specimens };
}

/** The picture once two in a row are the same; sooner, if it is the expected one. */
async function steady(
  camera: Camera,
  expected: Picture | undefined,
): Promise<{ file: Buffer; picture: Picture }> {
  let previous: Picture | undefined;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const file = await camera.take();
    const picture = await decode(file);
    const isSteady = previous && isSame(previous, picture);
    if (isSteady || (expected && isSame(expected, picture))) return { file, picture };
    previous = picture;
    await camera.page.waitForTimeout(PAUSE_MS);
  }
  throw new Error('It does not come to rest: no two pictures in a row are the same.');
}
