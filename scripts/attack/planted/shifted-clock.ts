// For a process of the portal whose clock is wrong, or which runs long from now: preloaded with `--import`, it moves what the
// process takes for the present by ATTACK_CLOCK_SHIFT_MS. The product cannot be told to do this.

const shift = Number(process.env.ATTACK_CLOCK_SHIFT_MS);
const Clock = globalThis.Date;

globalThis.Date = new Proxy(Clock, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [Clock.now() + shift] : given, newTarget),
  get: (target, name) => (name === 'now' ? () => Clock.now() + shift : Reflect.get(target, name)),
});
