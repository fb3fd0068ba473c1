import { matchesGlob } from 'node:path';
import type { Page } from 'playwright';
import type { Mode, Snapshots } from '../../stories/visual/modes.ts';

/** As many pictures as a person can still look through, and a test run can take. */
export const MOST_PICTURES = 700;

/** One picture to take. */
export interface Shot extends Mode {
  /** `<story>/<mode>`: its baseline's path and its name in a report. */
  readonly name: string;
}

/** A story with its pictures: it is opened once and switched from mode to mode. */
export interface Sitting {
  readonly story: string;
  /** 'Visual/Forms: A To D'. */
  readonly title: string;
  readonly hasForcedColours: boolean;
  /** Shown as it is printed. */
  readonly isPrinted: boolean;
  readonly shots: readonly Shot[];
}

/** A story merged with its file, its component and the project. */
export interface ExtractedStory {
  readonly id: string;
  readonly tags: readonly string[];
  readonly title: string;
  readonly name: string;
  readonly parameters: Partial<Snapshots>;
}

/** A story as the preview has it, with its controls. */
export interface PreviewedStory extends ExtractedStory {
  readonly argTypes: Readonly<
    Record<string, { readonly control?: { readonly type?: string }; readonly options?: readonly unknown[] }>
  >;
  readonly initialArgs: Readonly<Record<string, unknown>>;
}

/** API of a Storybook's page for scripts. */
export interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly ready: () => Promise<void>;
    readonly extract: () => Promise<Readonly<Record<string, PreviewedStory>>>;
  };
}

/** Every story of a built Storybook as Chromatic reads it: with its final parameters. */
export async function extractStories(page: Page, storybook: string): Promise<readonly ExtractedStory[]> {
  await page.goto(`${storybook}iframe.html`);
  await page.waitForFunction(() => (globalThis as StorybookWindow).__STORYBOOK_PREVIEW__ !== undefined);
  return page.evaluate(async () => {
    const preview = (globalThis as StorybookWindow).__STORYBOOK_PREVIEW__;
    await preview?.ready();
    const stories = Object.values((await preview?.extract()) ?? {});
    return stories.map(({ id, title, name, tags, parameters: { chromatic } }) => ({
      id,
      tags,
      title,
      name,
      parameters: chromatic ? { chromatic } : {},
    }));
  });
}

/** What a Storybook wants photographed, the longest first. */
export async function sittingsOf(page: Page, storybook: string): Promise<readonly Sitting[]> {
  const stories = await extractStories(page, storybook);
  const sittings = stories.flatMap(({ id, title, name, parameters: { chromatic } }): Sitting[] => {
    if (!chromatic || chromatic.disableSnapshot) return [];
    const shots = Object.entries(chromatic.modes).map(([mode, look]) => ({ ...look, name: `${id}/${mode}` }));
    return [
      {
        story: id,
        title: `${title}: ${name}`,
        hasForcedColours: chromatic.forcedColors === 'active',
        isPrinted: chromatic.media === 'print',
        shots,
      },
    ];
  });
  return sittings.sort((one, other) => other.shots.length - one.shots.length);
}

/**
 * Shots whose name contains a pattern, or matches it if it has a `*`.
 * @param patterns none: all
 */
export function matching(sittings: readonly Sitting[], patterns: readonly string[]): readonly Sitting[] {
  return sittings
    .map((sitting) => ({ ...sitting, shots: sitting.shots.filter(({ name }) => matches(name, patterns)) }))
    .filter(({ shots }) => shots.length > 0);
}

/** Whether the patterns select a shot. */
export function matches(name: string, patterns: readonly string[]): boolean {
  return (
    patterns.length === 0 ||
    patterns.some((pattern) => (pattern.includes('*') ? matchesGlob(name, pattern) : name.includes(pattern)))
  );
}
