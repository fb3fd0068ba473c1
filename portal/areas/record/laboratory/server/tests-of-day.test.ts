import type { DiagnosticReport, Observation } from 'fhir/r4.js';
import { describe, expect, it } from 'vitest';
import { type ResultEntry, summaryOf, testsOf } from './tests-of-day.ts';

const SOURCE = 'https://laboratory.example';
let nth = 0;
const entry = (resource: DiagnosticReport | Observation, source = SOURCE): ResultEntry => {
  nth++;
  return { id: nth, day: '2026-03-24', source, resource };
};
const observation = (id: string, value: number, rest: Partial<Observation> = {}) =>
  ({
    resourceType: 'Observation',
    id,
    status: 'final',
    code: { text: id },
    valueQuantity: { value, unit: 'g/l' },
    referenceRange: [{ high: { value: 10 } }],
    ...rest,
  }) satisfies Observation;
const report = (id: string, results: readonly string[], rest: Partial<DiagnosticReport> = {}) =>
  ({
    resourceType: 'DiagnosticReport',
    id,
    status: 'final',
    code: { text: id },
    result: results.map((each) => ({ reference: `Observation/${each}` })),
    ...rest,
  }) satisfies DiagnosticReport;
const shape = (entries: readonly ResultEntry[]) =>
  testsOf(entries).map((test) =>
    test.type === 'package'
      ? [test.displayName, test.items.map(({ displayName }) => displayName)]
      : test.displayName,
  );

describe('the results of a day', () => {
  it('are packages in the laboratory’s order, then single tests by name', () => {
    const entries = [
      entry(observation('z', 1)),
      entry(observation('b', 1)),
      entry(observation('a', 1)),
      entry(report('Count', ['b', 'a'])),
      entry(observation('y', 1)),
    ];
    expect(shape(entries)).toEqual([['Count', ['b', 'a']], 'y', 'z']);
  });

  it('show each result once, though two reports name it', () => {
    const entries = [
      entry(observation('a', 1)),
      entry(observation('b', 1)),
      entry(observation('c', 1)),
      entry(report('One', ['a', 'b'])),
      entry(report('Two', ['b', 'a', 'c'])),
    ];
    expect(
      shape(entries)
        .flat(2)
        .filter((name) => name === 'a'),
    ).toHaveLength(1);
  });

  it('call a report about one test that test', () => {
    expect(shape([entry(observation('a', 1)), entry(report('Report', ['a']))])).toEqual(['a']);
  });

  it('name no result of another system by the same id', () => {
    const entries = [
      entry(observation('a', 1), 'https://other.example'),
      entry(observation('b', 1)),
      entry(report('Count', ['a', 'b'])),
    ];
    expect(shape(entries)).toEqual(['a', 'b']);
  });

  it('have the tests of a panel, and the parts of an observation', () => {
    const panel = observation('Panel', 1, {
      hasMember: [{ reference: 'Observation/a' }, { reference: 'Observation/b' }],
    });
    const parts = observation('Parts', 1, {
      component: [
        { code: { text: 'one' }, valueString: '+' },
        { code: { text: 'two' }, valueString: '−' },
      ],
    });
    const entries = [entry(panel), entry(observation('a', 1)), entry(observation('b', 1)), entry(parts)];
    expect(shape(entries)).toEqual([
      ['Panel', ['a', 'b']],
      ['Parts', ['one', 'two']],
    ]);
  });

  it('show a panel that a report names beside its tests once, and its tests once', () => {
    const { valueQuantity, ...panel } = observation('Panel', 1, {
      hasMember: [{ reference: 'Observation/a' }, { reference: 'Observation/b' }],
    });
    const tests = [entry(observation('a', 1)), entry(observation('b', 1))];
    const whole = entry(report('Count', ['Panel', 'a', 'b']));
    expect(shape([whole, entry(panel), ...tests])).toEqual([['Count', ['a', 'b']]]);
    const panelLast = entry(report('Count', ['a', 'b', 'Panel']));
    expect(shape([panelLast, entry(panel), ...tests])).toEqual([['Count', ['a', 'b']]]);
    // One of its own is not lost.
    expect(shape([whole, entry({ ...panel, valueQuantity }), ...tests])).toEqual([
      ['Count', ['Panel', 'a', 'b']],
    ]);
  });

  it('end soon where many panels name the same', () => {
    const layers = Array.from({ length: 40 }, (_, layer) =>
      ['x', 'y'].map((side) =>
        observation(`${side}${layer}`, 1, {
          hasMember: ['x', 'y'].map((each) => ({ reference: `Observation/${each}${layer + 1}` })),
        }),
      ),
    );
    expect(shape(layers.flat().map((each) => entry(each)))).toHaveLength(2);
  });

  it('say of what was called off that it was, with why, and not what it would have been', () => {
    const note = [{ text: 'Näyte oli hyytynyt.' }];
    const alone = entry(observation('a', 1, { status: 'cancelled', note }));
    expect(testsOf([alone])).toMatchObject([
      {
        isReady: true,
        isCancelled: true,
        result: null,
        referenceRange: null,
        flag: null,
        additionalResult: 'Näyte oli hyytynyt.',
      },
    ]);
    expect(summaryOf('2026-03-24', testsOf([alone]))).toMatchObject({ names: ['a'], cancelledCount: 1 });
  });

  it('tell a report that was called off by its tests, by itself where they are not there', () => {
    const whole = entry(report('Count', ['a', 'b'], { status: 'cancelled' }));
    const tests = ['a', 'b'].map((id) => entry(observation(id, 1, { status: 'cancelled' })));
    expect(shape([whole, ...tests])).toEqual([['Count', ['a', 'b']]]);
    expect(summaryOf('2026-03-24', testsOf([whole, ...tests]))).toMatchObject({
      count: 1,
      cancelledCount: 1,
    });
    expect(shape([whole, ...tests.slice(1)])).toEqual(['b']);
    expect(testsOf([whole])).toMatchObject([{ displayName: 'Count', isCancelled: true, isReady: true }]);
  });

  it('end where panels name each other', () => {
    const one = observation('one', 1, { hasMember: [{ reference: 'Observation/two' }] });
    const two = observation('two', 1, { hasMember: [{ reference: 'Observation/one' }] });
    expect(shape([entry(one), entry(two)])).toEqual(['one', 'two']);
  });

  it('tell a report’s conclusion', () => {
    const told = entry(report('Lausunto', [], { conclusion: 'Ei kasvua.' }));
    expect(testsOf([told])).toMatchObject([{ result: { type: 'text', text: 'Ei kasvua.' } }]);
  });

  it.each(['partial', 'preliminary', 'unknown'] as const)('tell no conclusion that is %s', (status) => {
    const alone = entry(report('Lausunto', [], { status, conclusion: 'Kasvaa kokkeja.' }));
    expect(testsOf([alone])).toMatchObject([{ isReady: false, result: null }]);
    const parts = [entry(observation('a', 1)), entry(observation('b', 1))];
    const together = entry(report('Count', ['a', 'b'], { status, conclusion: 'Alustava.' }));
    expect(testsOf([...parts, together])).toMatchObject([{ description: null }]);
  });

  it('are counted as patients see them', () => {
    const entries = [
      entry(observation('a', 11)),
      entry(observation('b', 1)),
      entry(report('Count', ['a', 'b'])),
      entry(observation('c', 1, { status: 'registered' })),
    ];
    expect(summaryOf('2026-03-24', testsOf(entries))).toEqual({
      date: '2026-03-24',
      names: ['Count', 'c'],
      count: 2,
      outsideCount: 1,
      notReadyCount: 1,
      cancelledCount: 0,
    });
  });

  it('name what is outside its range first, however many there are', () => {
    const entries = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) =>
      entry(observation(id, id === 'h' ? 11 : 1)),
    );
    expect(summaryOf('2026-03-24', testsOf(entries))).toMatchObject({
      names: ['h', 'a', 'b', 'c', 'd', 'e'],
      count: 8,
    });
  });
});
