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
  for (const [index, shot] of sitting.shots.entries()) {
    const before = await baselines.read(shot.name);
    // A baseline is what everybody sees on opening the story.
    if (purpose === 'take' || (purpose === 'compare' && before)) {
      const fine = await atFirstSight(camera, sitting, shot, before, purpose);
      if (fine) {
        report(shot, fine);
        continue;
      }
    }
    try {
      await camera.open(sitting, shot);
    } catch (error) {
      // It would make us wait in each of the others, too.
      for (const each of sitting.shots.slice(index)) fail(each, error);
      return;
    }
    try {
      report(shot, await judge(camera, shot, before, baselines, purpose));
    } catch (error) {
      fail(shot, error);
    }
  }
}

/** The outcome if the picture is fine in the page that is open; a flaw has to show when the story is loaded by itself. */
async function atFirstSight(
  camera: Camera,
  sitting: Sitting,
  shot: Shot,
  before: Buffer | undefined,
  purpose: Purpose,
): Promise<Outcome | undefined> {
  try {
    await camera.turnTo(sitting, shot);
    const after = await camera.take();
    if (purpose === 'take') return { type: 'taken' };
    return before && isSame(await decode(before), await decode(after)) ? { type: 'same' } : undefined;
  } catch {
    return undefined;
  }
}

async function judge(
  camera: Camera,
  shot: Shot,
  before: Buffer | undefined,
  baselines: Baselines,
  purpose: Purpose,
): Promise<Outcome> {
  if (purpose === 'take') {
    await camera.take();
    return { type: 'taken' };
  }
  const expected = before && (await decode(before));
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
