import type { StartEngine } from '../portal/e2e/engines/engine.ts';
import { startFirefox } from '../portal/e2e/engines/firefox.ts';
import { JOBS } from '../portal/e2e/engines/jobs.ts';
import { tabOf } from '../portal/e2e/engines/tab.ts';
import { startWebKit } from '../portal/e2e/engines/webkit.ts';
import { freePorts } from '../portal/platform/free-ports.ts';
import { startProduct } from './bench/product.ts';
import { commandLine } from './command-line.ts';
import { SKIPPED } from './test/skipped.ts';

// What patients mostly do, in other engines than the one of the suites: `npm run test:long -- webkit firefox`, or by itself
// `node scripts/engines.ts webkit`. An engine that is not installed is skipped, and said so.
const ENGINES: Readonly<Record<string, { readonly start: StartEngine; readonly packages: string }>> = {
  webkit: { start: startWebKit, packages: 'webkit2gtk-driver, xvfb and xauth' },
  firefox: { start: startFirefox, packages: 'firefox-esr' },
};

const list = Object.keys(ENGINES);
const { positionals, values } = commandLine({
  usage: `node scripts/engines.ts <engine> … [--port <of a product that runs; its sandbox has the next>]\nEngines: ${list.join(', ')}`,
  names: { of: 'engine', list },
  options: { port: { type: 'string' } },
});

const outcomes = [];
for (const name of positionals.length > 0 ? positionals : list) outcomes.push(await tryOut(name));
process.exit(outcomes.includes('failed') ? 1 : outcomes.includes('passed') ? 0 : SKIPPED);

async function tryOut(name: string): Promise<'passed' | 'failed' | 'skipped'> {
  const { start, packages } = ENGINES[name] ?? { start: async () => null, packages: '' };
  const engine = await start();
  if (!engine) {
    console.log(`– ${name} is not installed here (Debian: ${packages}): skipped`);
    return 'skipped';
  }
  const [free = 0] = await freePorts(3);
  const port = Number(values.port ?? free);
  const product = values.port === undefined ? await startProduct(port) : null;
  console.log(engine.version);
  try {
    const tab = tabOf(engine);
    for (const [job, run] of Object.entries(JOBS)) {
      const began = performance.now();
      await run(tab, {
        origin: `http://kaari.localhost:${port}`,
        sandbox: `http://localhost:${port + 1}`,
      });
      console.log(`✓ ${job} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    }
    return 'passed';
  } catch (error) {
    console.error(error);
    return 'failed';
  } finally {
    await engine.close();
    await product?.stop();
  }
}
