/**
 * All of these, each after what it needs; of those that need each other, one is first. It walks without calling itself: a chain may
 * be longer than the stack of a browser.
 *
 * @param needsOf what one needs; it may name what is not among them
 */
export function inOrderOfNeeds<One>(all: Iterable<One>, needsOf: (one: One) => Iterable<One>): One[] {
  const begun = new Set<One>();
  const ordered = new Set<One>();
  const waiting = [...all].reverse();
  for (let one = waiting.at(-1); one !== undefined; one = waiting.at(-1)) {
    if (begun.has(one)) {
      ordered.add(one);
      waiting.pop();
    } else {
      begun.add(one);
      for (const need of needsOf(one)) if (!begun.has(need)) waiting.push(need);
    }
  }
  return [...ordered];
}

/** Those that need each other, directly or not, in groups; and each other one alone (Kosaraju's algorithm). */
export function needingEachOther<One>(needs: ReadonlyMap<One, readonly One[]>): One[][] {
  const neededBy = new Map([...needs.keys()].map((one): [One, One[]] => [one, []]));
  for (const [one, needed] of needs) for (const need of needed) neededBy.get(need)?.push(one);
  const left = new Set(inOrderOfNeeds(needs.keys(), (one) => needs.get(one) ?? []).reverse());
  const groups: One[][] = [];
  for (const first of left) {
    const group = [first];
    left.delete(first);
    // A list goes on over what is added to it meanwhile.
    for (const one of group)
      for (const other of neededBy.get(one) ?? []) if (left.delete(other)) group.push(other);
    groups.push(group);
  }
  return groups;
}
