import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECORD_KINDS } from '#areas/record/shared/health-record/kinds.ts';
import { TIMELINE_KINDS } from '#contract/routes/timeline-kinds.ts';
import { hasWords } from './rules-search.ts';
import { type Groupable, grouped, recordKinds, timelineKind } from './rules-timeline.ts';

const item = (kind: Groupable['kind'], id: string, day: string, rest: object = {}): Groupable => ({
  kind,
  day,
  source: 'https://sender.example/fhir',
  resource: { resourceType: 'Observation', id, ...rest } as unknown as Groupable['resource'],
});

describe('what stands together', () => {
  it('is a visit with its diagnoses and texts, the visit first', () => {
    const encounter = { reference: 'Encounter/1' };
    const groups = grouped([
      item('diagnosis', '2', '2026-03-01', { resourceType: 'Condition', encounter }),
      item('visitText', '3', '2026-03-01', {
        resourceType: 'DocumentReference',
        context: { encounter: [encounter] },
      }),
      item('visit', '1', '2026-03-01', { resourceType: 'Encounter' }),
      item('diagnosis', '4', '2025-01-01', { resourceType: 'Condition' }),
    ]);
    expect(groups.map(({ items }) => items.map(({ kind }) => kind))).toEqual([
      ['visit', 'diagnosis', 'visitText'],
      ['diagnosis'],
    ]);
  });

  it('is the results of a day, and never those of another kind or day', () => {
    const groups = grouped([
      item('laboratoryResult', '1', '2026-03-02'),
      item('laboratoryReport', '2', '2026-03-02'),
      item('imagingReport', '3', '2026-03-02'),
      item('laboratoryResult', '4', '2026-03-01'),
    ]);
    expect(groups.map(({ kind, day, items }) => [kind, day, items.length])).toEqual([
      ['laboratory', '2026-03-02', 2],
      ['imaging', '2026-03-02', 1],
      ['laboratory', '2026-03-01', 1],
    ]);
  });

  it('has each entry once, and stays in order', () => {
    const some = fc.record({
      kind: fc.constantFrom(...RECORD_KINDS),
      day: fc.constantFrom('2026-03-03', '2026-03-02', '2026-03-01'),
    });
    fc.assert(
      fc.property(fc.array(some, { maxLength: 40 }), (all) => {
        const items = all
          .toSorted((one, other) => (one.day < other.day ? 1 : -1))
          .map(({ kind, day }, nth) => item(kind, String(nth), day));
        const groups = grouped(items);
        expect(groups.flatMap(({ items: some }) => some).toSorted()).toHaveLength(items.length);
        const days = groups.map(({ day }) => day);
        expect(days).toEqual([...days].sort().reverse());
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
      }),
    );
  });

  it('is of one kind of the filter, and each kind is in one', () => {
    const kinds = TIMELINE_KINDS.flatMap((kind) => recordKinds(kind));
    expect(kinds.toSorted()).toEqual([...RECORD_KINDS].sort());
    expect(recordKinds(undefined)).toEqual(RECORD_KINDS);
    for (const kind of TIMELINE_KINDS)
      for (const each of recordKinds(kind)) expect(timelineKind(each)).toBe(kind);
  });
});

describe('a search', () => {
  it.each([
    ['Alaselkäkipu', 'alaselka', true],
    ['Alaselkäkipu', 'ALASELKÄ', true],
    ['fP-Kol-LDL', 'ldl kol', true],
    ['Akuutti ylähengitystieinfektio', 'akuutti kipu', false],
    ['Åbo', 'abo', true],
  ])('of %s for %s finds it: %s', (text, words, expected) => {
    expect(hasWords(text, words)).toBe(expected);
  });

  it('finds a text by any of its words, in any order', () => {
    const word = fc.stringMatching(/^[a-zäöå]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.nat(), (all, seed) => {
        const chosen = all.filter((_, nth) => (seed >> nth) % 2 === 0).reverse();
        expect(hasWords(all.join(' '), chosen.join(' '))).toBe(true);
      }),
    );
  });
});
