export const SYSTEM_RULE =
  'Outside systems do not know each other: what the portal’s ends share belongs to outside/calls, what the other ends share to outside/sandbox.';

const PLACE = /^portal\/outside\/([^/]+)\/(?:client|sandbox)\//;

/** The rule that an import from one outside system to another breaks; null where it breaks none, or is no such import. */
export function brokenBySystem(from: string, to: string): string | null {
  const [, system] = PLACE.exec(from) ?? [];
  const [, other] = PLACE.exec(to) ?? [];
  return system !== undefined && other !== undefined && system !== other ? SYSTEM_RULE : null;
}
