import type { Baselines } from './baselines.ts';
import type { Camera } from './camera.ts';
import { type Difference, decode, differenceOf, differsIn, isSame, type Picture } from './picture.ts';
import type { Shot, Sitting } from './shots.ts';

/** A picture that is not as it was accepted. */
export type Flaw =
  | { readonly type: 'missing'; readonly after: Buffer }
  | {
      readonly type: 'changed';
      readonly before: Buffer;
      readonly after: Buffer;
      readonly difference: Difference;
      /** The specimens of the sheet that look different, from the first one on. */
      readonly specimens: readonly string[];
    }
  | { readonly type: 'broken'; readonly message: string };

/** What became of one shot. */
export type Outcome =
  | { readonly type: 'same' }
  | { readonly type: 'accepted' }
  | { readonly type: 'taken' }
  | Flaw;

/** `compare` with the baselines, `accept` as the new ones, or only `take` where pixels cannot be compared. */
export type Purpose = 'compare' | 'accept' | 'take';

/** A picture that is still changing is taken again, so many times and with such a pause. */
const TRIES = 8;
const PAUSE_MS = 150;

/** Takes the pictures of one story; a story that fails spoils its own pictures only. */
export async function photograph(
  camera: Camera,
  sitting: Sitting,
  baselines: Baselines,
  purpose: Purpose,
  report: (shot: Shot, outcome: Outcome) => void,
): Promise<void> {
  const fail = (shot: Shot, error: unknown) =>
    report(shot, { type: 'broken', message: error instanceof Error ? error.message : String(error) });
  const [first] = sitting.shots;
  if (!first) return;
  try {
    await camera.open(sitting, first);
  } catch (error) {
    for (const shot of sitting.shots) fail(shot, error);
    return;
  }
  for (const shot of sitting.shots) {
    try {
      if (shot !== first) await camera.turnTo(sitting, shot);
      report(shot, await judge(camera, shot, baselines, purpose));
    } catch (error) {
      fail(shot, error);
    }
  }
}

async function judge(
  camera: Camera,
  { name }: Shot,
  baselines: Baselines,
  purpose: Purpose,
): Promise<Outcome> {
  const first = await camera.take();
  if (purpose === 'take') return { type: 'taken' };
  const before = await baselines.read(name);
  const expected = before && (await decode(before));
  const seen = await decode(first);
  if (expected && isSame(expected, seen)) return { type: 'same' };

  const { file: after, picture } = await steady(camera, seen, expected);
  if (expected && isSame(expected, picture)) return { type: 'same' };
  if (purpose === 'accept') {
    await baselines.write(name, picture);
    return { type: 'accepted' };
  }
  if (!expected || !before) return { type: 'missing', after };
  const places = await camera.places();
  const specimens = places.filter((place) => differsIn(place, expected, picture)).map(({ name }) => name);
  return { type: 'changed', before, after, difference: await differenceOf(expected, picture), specimens };
}

/** What is seen once two pictures in a row are the same; sooner, where it is what is expected. */
async function steady(
  camera: Camera,
  first: Picture,
  expected: Picture | undefined,
): Promise<{ file: Buffer; picture: Picture }> {
  let previous = first;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    await camera.page.waitForTimeout(PAUSE_MS);
    const file = await camera.take();
    const picture = await decode(file);
    if (isSame(previous, picture) || (expected && isSame(expected, picture))) return { file, picture };
    previous = picture;
  }
  throw new Error('It does not come to rest: no two pictures in a row are the same.');
}
