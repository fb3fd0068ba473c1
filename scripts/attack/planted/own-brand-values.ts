import { registerHooks } from 'node:module';

// Production refuses to start with this repository's sample values of brands. Preloaded with `--import`, this
// gives the brands values that look like a provider's own, so that a production start can be tried at all.

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!/\/portal\/(contract\/)?brands\/(terms\/)?[\w-]+\.ts$/.test(url)) return loaded;
    const source = String(loaded.source)
      .replace(/import \{ sample \} from .*;/, 'const sample = <Value>(value: Value) => value;')
      .replaceAll('.example', '.test');
    return { ...loaded, source };
  },
});
