import { chromium } from 'playwright';
import type { PinnedBrowser } from '../browser.ts';
import { type Baselines, MOST_BYTES } from './baselines.ts';
import { newCamera } from './camera.ts';
import { type Flaw, type Outcome, type Purpose, photograph } from './photograph.ts';
import { MOST_PICTURES, matches, matching, type Shot, type Sitting, sittingsOf } from './shots.ts';

/** Stories that are photographed beside each other: each waits for frames for half of its time. */
const CAMERAS = 4;
/**
 * Neither must show in a picture: which instructions a processor has, and what had been drawn before (of a tile that
 * is drawn in parts, edges differ by a shade).
 */
const DRAWN_ANEW = ['--disable-skia-runtime-opts', '--disable-partial-raster'];

export interface VisualOptions {
  /** Address of a built Storybook, with a slash at the end. */
  readonly storybook: string;
  readonly browser: PinnedBrowser;
  readonly baselines: Baselines;
  /** Which shots, by parts of their names or globs; none means all. */
  readonly patterns?: readonly string[];
  readonly accepts?: boolean;
  /** Style over every story; to prove that a change is seen. */
  readonly css?: string;
  /** Told how many pictures there are to take, before the first of them. */
  readonly onPlanned?: (pictures: number) => void;
  /** Told of each picture as it is judged; of one that has failed, how. */
  readonly onPicture?: (failure?: Failure) => void;
}

/** A picture that is not as it was accepted, or is not there. */
export interface Failure {
  readonly name: string;
  readonly title: string;
  readonly outcome: Flaw | { readonly type: 'orphan' };
}

export interface VisualRun {
  readonly passed: number;
  readonly accepted: number;
  readonly failures: readonly Failure[];
  /** What is wrong with the whole, a sentence each. */
  readonly complaints: readonly string[];
  /** False where the browser is not the pinned one. */
  readonly isCompared: boolean;
  readonly baselineBytes: number;
}

/** Photographs a Storybook and compares, or accepts, what is seen. */
export async function runVisual(options: VisualOptions): Promise<VisualRun> {
  const { storybook, browser: pinned, baselines, patterns = [], accepts = false, css } = options;
  const { onPlanned, onPicture } = options;
  const { executablePath, args, env, isPinned } = pinned;
  const purpose: Purpose = !isPinned ? 'take' : accepts ? 'accept' : 'compare';
  const browser = await chromium.launch({ executablePath, args: [...args, ...DRAWN_ANEW], env });
  const failures: Failure[] = [];
  const fail = (failure: Failure) => {
    failures.push(failure);
    onPicture?.(failure);
  };
  let passed = 0;
  let accepted = 0;
  try {
    const cameras = await Promise.all(
      Array.from({ length: CAMERAS }, () => newCamera(browser, storybook, css ? { css } : {})),
    );
    const [first] = cameras;
    if (!first) throw new Error('There is no camera.');
    const all = await sittingsOf(first.page, storybook);
    const wanted = all.flatMap(({ shots }) => shots).length;
    const [refusal] = complaintsOf(wanted, 0);
    if (refusal) return refused(refusal, baselines);

    const queue = [...matching(all, patterns)];
    onPlanned?.(queue.flatMap(({ shots }) => shots).length);
    const keep = ({ title }: Sitting, { name }: Shot, outcome: Outcome) => {
      if (outcome.type === 'accepted') accepted++;
      if (outcome.type === 'same' || outcome.type === 'accepted' || outcome.type === 'taken') {
        passed++;
        onPicture?.();
      } else fail({ name, title, outcome });
    };
    await Promise.all(
      cameras.map(async (camera) => {
        for (let sitting = queue.shift(); sitting; sitting = queue.shift()) {
          const its = sitting;
          await photograph(camera, its, baselines, purpose, (shot, outcome) => keep(its, shot, outcome));
        }
      }),
    );
    if (isPinned) {
      for (const name of orphansOf(all, baselines, patterns)) {
        if (accepts) baselines.remove(name);
        else fail({ name, title: 'No story', outcome: { type: 'orphan' } });
      }
    }
  } finally {
    await browser.close();
  }
  const baselineBytes = baselines.bytes();
  const complaints = complaintsOf(0, baselineBytes);
  failures.sort((one, other) => one.name.localeCompare(other.name));
  return { passed, accepted, failures, complaints, isCompared: isPinned, baselineBytes };
}

/** '12.3 MB' */
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** What is too much, a sentence each. */
export function complaintsOf(pictures: number, bytes: number): readonly string[] {
  const complaints: string[] = [];
  if (pictures > MOST_PICTURES) {
    complaints.push(
      `The stories want ${pictures} pictures; allowed are ${MOST_PICTURES}. ` +
        'Take a mode or a sheet away in stories/visual.',
    );
  }
  if (bytes > MOST_BYTES) {
    complaints.push(`The baselines have ${megabytes(bytes)}; allowed are ${megabytes(MOST_BYTES)}.`);
  }
  return complaints;
}

function refused(complaint: string, baselines: Baselines): VisualRun {
  const nothing = { passed: 0, accepted: 0, failures: [], isCompared: false };
  return { ...nothing, complaints: [complaint], baselineBytes: baselines.bytes() };
}

/** Baselines that no story wants any more. */
function orphansOf(
  sittings: readonly Sitting[],
  baselines: Baselines,
  patterns: readonly string[],
): readonly string[] {
  const names = new Set(sittings.flatMap(({ shots }) => shots.map(({ name }) => name)));
  return baselines.names().filter((name) => !names.has(name) && matches(name, patterns));
}
