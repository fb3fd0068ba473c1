import { cyclesIn } from './cycles.ts';
import type { Import } from './read-imports.ts';
import {
  FEATURE,
  FEATURE_RULE,
  RESERVED,
  ROOMS,
  type Room,
  SCRIPTS_RULE,
  TESTS,
  TESTS_RULE,
} from './rooms.ts';

/** What is wrong with the imports of a project, a line each: where, what it imports, and why not. */
export function refusals(imports: readonly Import[]): readonly string[] {
  const strangers = imports.flatMap((each) => {
    const rule = broken(each);
    return rule ? [`${each.from}:${each.line} imports ${each.to}. ${rule}`] : [];
  });
  // Types count: what two files mean together belongs into a third.
  const cycles = cyclesIn(imports).map(
    (files) => `${files.join(', ')} import each other. What they share belongs in a file of its own.`,
  );
  return [...strangers, ...cycles];
}

/** The room of a file. Throws for a file that has none: every folder has its rule. */
export function roomOf(file: string): Room {
  const room = ROOMS.find(({ files }) => files.test(file));
  if (!room) throw new Error(`${file} belongs to no room of scripts/imports/rooms.ts`);
  return room;
}

/** The rule that an import breaks; null where it breaks none. */
function broken({ from, to, isPackage }: Import): string | null {
  const room = roomOf(from);
  if (isPackage) return isAllowed(room.packages, to) ? null : room.rule;
  if (room.knows === 'all') return null;
  const reserved = RESERVED.find(({ file }) => file === to);
  if (reserved && !reserved.importers.includes(from)) return reserved.rule;
  const target = roomOf(to);
  if (target.name === TESTS) return TESTS_RULE;
  if (target.name === 'scripts') return SCRIPTS_RULE;
  const [feature, other] = [from, to].map((file) => FEATURE.exec(file)?.[1]);
  if (feature && other && feature !== other) return FEATURE_RULE;
  return target === room || room.knows.includes(target.name) ? null : room.rule;
}

function isAllowed(packages: Room['packages'], name: string): boolean {
  return (
    packages === 'all' ||
    packages.some((each) => each === name || (each.endsWith('/') && name.startsWith(each)))
  );
}
