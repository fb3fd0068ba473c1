import { registerHooks } from 'node:module';
import type { Defence } from '../defence.ts';

// Takes defences out of the product's code while it is loaded, so that a scenario can be seen to come through without it.
// Preloaded by each process that has these settings.

/** The settings of a process that runs without defences, whatever starts it. */
export const settingsWithout = (defences: readonly Defence[]) => ({
  NODE_OPTIONS: `--import ${import.meta.url}`,
  ATTACK_WITHOUT: JSON.stringify(defences),
});

/** @throws Error where the defence does not stand there once */
export function withoutDefence(source: string, { file, find, put }: Defence): string {
  const [before = '', after, ...more] = source.split(find);
  if (after === undefined || more.length > 0) throw new Error(`${file} does not have once: ${find}`);
  return before + put + after;
}

const { ATTACK_WITHOUT } = process.env;
if (ATTACK_WITHOUT !== undefined) {
  const defences: readonly Defence[] = JSON.parse(ATTACK_WITHOUT);
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const defence = defences.find(({ file }) => url.endsWith(`/${file}`));
      return defence ? { ...loaded, source: withoutDefence(String(loaded.source), defence) } : loaded;
    },
  });
}
