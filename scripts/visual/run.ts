import { chromium } from 'playwright';
import type { PinnedBrowser } from '../browser.ts';
import { type Baselines, MOST_BYTES } from './baselines.ts';
import { newCamera } from './camera.ts';
import { type Flaw, type Outcome, type Purpose, photograph } from './photograph.ts';
import { MOST_PICTURES, matches, matching, type Shot, type Sitting, sittingsOf } from './shots.ts';

/** Stories photographed in parallel: each spends half of its time waiting for frames. */
const CAMERAS = 4;
/**
 * Neither must affect a picture: the processor's instruction set, and what was drawn before (in a tile that
 * is drawn in parts, edges differ by a shade).
 */
const DETERMINISTIC_DRAWING = ['--disable-skia-runtime-opts', '--disable-partial-raster'];

export interface VisualOptions {
  /** Address of a built Storybook, with a trailing slash. */
  readonly storybook: string;
  readonly browser: PinnedBrowser;
  readonly baselines: Baselines;
  /** Which shots, by parts of their names or globs; none: all. */
  readonly patterns?: readonly string[];
  readonly accepts?: boolean;
  /** What the Storybook wants photographed, if it has been read before. */
  readonly sittings?: readonly Sitting[];
  /** Style added to every story, to prove that a change is noticed. */
  readonly css?: string;
  /** Called with the number of pictures to take, before the first of them. */
  readonly onPlanned?: (pictures: number) => void;
  /** Called for each picture as it is judged; with the failure, if any. */
  readonly onPicture?: (failure?: Failure) => void;
}

/** A picture that differs from its baseline, or has none. */
export interface Failure {
  readonly name: string;
  readonly title: string;
  readonly outcome: Flaw | { readonly type: 'orphan' };
}

export interface VisualRun {
  readonly passed: number;
  readonly accepted: number;
  readonly failures: readonly Failure[];
  /** Problems of the whole run, a sentence each. */
  readonly complaints: readonly string[];
  /** False where the browser is not the pinned one. */
  readonly isCompared: boolean;
  readonly baselineBytes: number;
}

/** Photographs a Storybook and compares the pictures, or accepts them. */
export async function runVisual(options: VisualOptions): Promise<VisualRun> {
  const { storybook, browser: pinned, baselines, patterns = [], accepts = false, css } = options;
  const { onPlanned, onPicture } = options;
  const { executablePath, args, env, isPinned } = pinned;
  const purpose: Purpose = !isPinned ? 'take' : accepts ? 'accept' : 'compare';
  const browser = await chromium.launch({ executablePath, args: [...args, ...DETERMINISTIC_DRAWING], env });
  const failures: Failure[] = [];
  const fail = (failure: Failure) => {
    failures.push(failure);
    onPicture?.(failure);
  };
  let passed = 0;
  let accepted = 0;
  try {
    const first = await newCamera(browser, storybook, css ? { css } : {});
    const all = options.sittings ?? (await sittingsOf(first.page, storybook));
    const wanted = all.flatMap(({ shots }) => shots).length;
    const [refusal] = complaintsOf(wanted, 0);
    if (refusal) return refused(refusal, baselines);

    const queue = [...matching(all, patterns)];
    const others = Array.from({ length: Math.min(CAMERAS, queue.length) - 1 }, () =>
      newCamera(browser, storybook, css ? { css } : {}),
    );
    const cameras = [first, ...(await Promise.all(others))];
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
      `The stories need ${pictures} pictures; at most ${MOST_PICTURES} are allowed. ` +
        'Remove a mode or a sheet in stories/visual.',
    );
  }
  if (bytes > MOST_BYTES) {
    complaints.push(`The baselines have ${megabytes(bytes)}; at most ${megabytes(MOST_BYTES)} are allowed.`);
  }
  return complaints;
}

function refused(complaint: string, baselines: Baselines): VisualRun {
  const nothing = { passed: 0, accepted: 0, failures: [], isCompared: false };
  return { ...nothing, complaints: [complaint], baselineBytes: baselines.bytes() };
}

/** Baselines that no story uses any more. */
function orphansOf(
  sittings: readonly Sitting[],
  baselines: Baselines,
  patterns: readonly string[],
): readonly string[] {
  const names = new Set(sittings.flatMap(({ shots }) => shots.map(({ name }) => name)));
  return baselines.names().filter((name) => !names.has(name) && matches(name, patterns));
}
