import { commands } from 'vitest/browser';
import { axeAsShown, axeInEveryMode } from './axe-in-every-mode.ts';
import { fitsAPhone, holdsLargeText } from './fits-a-phone.ts';
import { keepsItsOutlines } from './keeps-outlines.ts';
import { readsAloud } from './reads-aloud.ts';
import { showsItsPresses } from './shows-presses.ts';
import { showsItsStates } from './shows-states.ts';

interface Checked {
  readonly parameters: {
    /** Made by `stories/edges.ts`: shown in one mode only. */
    readonly isEdge?: boolean;
    readonly forcedColours?: boolean;
    /** A whole page, made by `stories/portal/page-story.tsx`. */
    readonly isPage?: boolean;
    /** Has its own colours, whichever theme is active. */
    readonly oneMode?: boolean;
    /** Made by `readAs`: the step of a journey whose transcript it is read as. */
    readonly transcript?: string;
  };
  readonly globals: { readonly textSize?: string };
}

/** Prepares the test's browser for a story: each starts afresh, since nothing cleans up after the last of a file. */
export async function prepare({ parameters }: Checked): Promise<void> {
  await commands.forceColours(Boolean(parameters.forcedColours));
}

/**
 * What must hold for every story after its own test.
 * @throws Error that says what does not hold
 */
export async function check({ parameters, globals }: Checked): Promise<void> {
  if (parameters.transcript) await readsAloud(parameters.transcript);
  if (parameters.forcedColours) return keepsItsOutlines();
  if (globals.textSize === '200') return holdsLargeText();
  if (parameters.isEdge) await axeAsShown();
  else if (!parameters.oneMode) await axeInEveryMode();
  await fitsAPhone();
  // Pages are made of components, which have shown theirs.
  if (parameters.isEdge || parameters.isPage) return;
  await showsItsStates();
  await showsItsPresses();
}
