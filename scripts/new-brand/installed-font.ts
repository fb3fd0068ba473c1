import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FontMetrics } from '../../design-system/src/themes/font-metrics.ts';
import type { Font } from '../../tokens/src/derive/voices.ts';
import { InputError } from './input-error.ts';

/** A variable font that the design system has installed, with what its fallbacks are computed from. */
export interface InstalledFont extends Font {
  /** Name of the `@fontsource-variable` package, such as 'hanken-grotesk'. */
  readonly file: string;
  /** What its metrics are called, here and in `@capsizecss/metrics`: 'hankenGrotesk'. */
  readonly name: string;
  readonly metrics: FontMetrics;
}

interface FontPackage {
  readonly family: string;
  readonly variable?: { readonly wght?: { readonly min: string; readonly max: string } };
}

const require = createRequire(import.meta.url);

const SCOPE = '@fontsource-variable';

/**
 * @param family as its designers write it: 'Hanken Grotesk'
 * @param root folder of the repository
 * @throws InputError that says what is installed and how to install another
 */
export function installedFont(family: string, root: string): InstalledFont {
  const designSystem = join(root, 'design-system');
  const file = family.trim().toLowerCase().replaceAll(/\s+/g, '-');
  const folder = join(designSystem, 'node_modules', SCOPE, file);
  if (!existsSync(join(folder, 'metadata.json'))) {
    throw new InputError(
      `The font '${family}' is not installed. There are: ${installed(designSystem).join(', ')}. ` +
        `For another, add "${SCOPE}/${file}" to design-system/package.json and install.`,
    );
  }
  const { family: name, variable } = JSON.parse(
    readFileSync(join(folder, 'metadata.json'), 'utf8'),
  ) as FontPackage;
  const weights = variable?.wght;
  const hasFiles = ['latin', 'latin-ext'].every((subset) =>
    existsSync(join(folder, 'files', `${file}-${subset}-wght-normal.woff2`)),
  );
  if (!weights || !hasFiles) {
    throw new InputError(`The font '${name}' has no variable weight in the letters that the portal needs.`);
  }
  return {
    family: name,
    file,
    ...metricsOf(name),
    weights: [Number(weights.min), Number(weights.max)],
  };
}

function installed(designSystem: string): string[] {
  return readdirSync(join(designSystem, 'node_modules', SCOPE)).map((folder) =>
    folder.split('-').map(capital).join(' '),
  );
}

/** @throws InputError for a family that the collection does not have */
export function metricsOf(family: string): Pick<InstalledFont, 'name' | 'metrics'> {
  const joined = family.split(' ').map(capital).join('');
  const name = joined.charAt(0).toLowerCase() + joined.slice(1);
  try {
    const { capHeight, xHeight, subsets, ...metrics } = require(`@capsizecss/metrics/${name}`);
    return { name, metrics };
  } catch {
    throw new InputError(
      `The metrics of the font '${family}' are not known; text would move when it arrives.`,
    );
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
