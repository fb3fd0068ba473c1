import type { BrandId } from '#contract/brand/brand.ts';
import type { Vault } from '#platform/context.ts';
import { callerNetwork } from '../http/caller-network.ts';
import type { Happening } from './events.ts';
import { coarseNetwork } from './source-of.ts';

/** Who did something, where it came from and what it was asked of. */
export interface Occasion {
  /** The identity code of the signed-in person, or the hash of one of those who work here; null for anybody else. */
  readonly person: string | null;
  readonly address: string;
  readonly requestId: string;
  /** As it is declared (`POST /api/pin`), or the pattern of a route; never what was asked for. */
  readonly endpoint: string;
  readonly brand: BrandId | null;
}

/** A line of the log. `docs/security-log.md` says what each member means. */
interface Line extends Happening {
  readonly actor: string;
  readonly source: string;
  readonly network: string;
  readonly endpoint: string;
  readonly brand: BrandId | null;
  readonly request: string;
  /** How often it has happened since its first line; absent in that one. */
  readonly repeated?: number;
}

export interface SecurityLogParts {
  readonly vault: Vault;
  readonly write: (line: Line) => void;
}

/** Lines that one actor, or all anonymous callers with one kind of event, may cause in an interval before they share one. */
export const LINES = 60;
/** Events logged only after that many within an interval: somebody's broken program is no attack. */
export const BURST = 10;
const ONLY_BURSTS: ReadonlySet<string> = new Set(['malformed']);

const ANONYMOUS = 'anonymous';
const MANY = 'many';

export type SecurityLog = ReturnType<typeof createSecurityLog>;

/**
 * Writes what an operator watches for, without a name, code or address. What repeats itself is written when it happens
 * first and counted from then on; `flush`, called once in an interval, writes the counts. So nobody fills a disk, and
 * nobody hides one kind of event behind another.
 */
export function createSecurityLog({ vault, write }: SecurityLogParts) {
  let seen = new Map<string, { readonly line: Line; count: number }>();
  let lines = new Map<string, number>();
  const hash = (purpose: string, of: string) =>
    vault.hash(`security-log.${purpose}`, of).subarray(0, 12).toString('base64url');

  function lineOf(happening: Happening, occasion: Occasion): Line {
    const { person, address, requestId, endpoint, brand } = occasion;
    return {
      ...happening,
      actor: person === null ? ANONYMOUS : hash('actor', person),
      source: hash('source', callerNetwork(address)),
      network: coarseNetwork(address),
      endpoint,
      brand,
      request: requestId,
    };
  }

  /** The line itself, or, where there have been too many, the one that it shares. */
  function shared(line: Line): { key: string; line: Line } {
    const { event, reason, actor, source, endpoint } = line;
    const key = JSON.stringify([event, reason, actor, source, endpoint]);
    if (seen.has(key)) return { key, line };
    const group = actor === ANONYMOUS ? `${ANONYMOUS} ${event}` : actor;
    const used = lines.get(group) ?? 0;
    lines.set(group, used + 1);
    if (used < LINES) return { key, line };
    const { reason: _, ...rest } = line;
    return { key: group, line: { ...rest, source: MANY, network: MANY, endpoint: MANY } };
  }

  return {
    note(happening: Happening, occasion: Occasion): void {
      const { key, line } = shared(lineOf(happening, occasion));
      const before = seen.get(key);
      if (before) {
        before.count++;
        return;
      }
      seen.set(key, { line, count: 1 });
      if (!ONLY_BURSTS.has(line.event)) write(line);
    },

    flush(): void {
      const ended = seen;
      seen = new Map();
      lines = new Map();
      for (const { line, count } of ended.values()) {
        const isTold = !ONLY_BURSTS.has(line.event);
        if (isTold ? count > 1 : count >= BURST) write({ ...line, repeated: isTold ? count - 1 : count });
      }
    },
  };
}
