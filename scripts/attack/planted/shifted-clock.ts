// For a portal process with a wrong clock, or in the far future: preloaded with `--import`, it shifts the
// process's present by ATTACK_CLOCK_SHIFT_MS. The product's own setting
// (`CLOCK_AHEAD_SECONDS`) moves every process of it; this one is wrong alone.

const shift = Number(process.env.ATTACK_CLOCK_SHIFT_MS);
const Clock = globalThis.Date;

globalThis.Date = new Proxy(Clock, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [Clock.now() + shift] : given, newTarget),
  get: (target, name) => (name === 'now' ? () => Clock.now() + shift : Reflect.get(target, name)),
});
