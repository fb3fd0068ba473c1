import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BrokenText, jsonValues } from './json-values.ts';
import { type Part, TOO_LONG } from './parts.ts';

async function* inChunks(text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

async function valuesOf(text: string, size = 7, most = 1_000_000) {
  const values: Part[] = [];
  let isBroken = false;
  try {
    for await (const value of jsonValues(inChunks(text, size), most)) values.push(value);
  } catch (error) {
    if (!(error instanceof BrokenText)) throw error;
    isBroken = true;
  }
  return { values, isBroken };
}

const text = fc.string({ maxLength: 12, unit: 'grapheme' });
const members = (name: fc.Arbitrary<string>) =>
  fc.dictionary(name, fc.jsonValue({ depthSize: 'small', stringUnit: 'grapheme' }), {
    maxKeys: 3,
    size: 'small',
  });
const objects = fc.array(members(text), { maxLength: 4 });

describe('the resources of a text', () => {
  it('are the elements of a bundle’s entry, whatever is in them and beside them', async () => {
    const rest = members(text.filter((name) => name !== 'entry'));
    await fc.assert(
      fc.asyncProperty(
        objects,
        rest,
        rest,
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(0, 1),
        async (entry, before, after, size, indent) => {
          const written = JSON.stringify({ ...before, entry, ...after }, null, indent);
          const { values, isBroken } = await valuesOf(written, size);
          expect(values.map((value) => JSON.parse(String(value)))).toEqual(JSON.parse(JSON.stringify(entry)));
          expect(isBroken).toBe(false);
        },
      ),
    );
  });

  it('are what stands in it, one after the other', async () => {
    await fc.assert(
      fc.asyncProperty(objects, fc.integer({ min: 1, max: 40 }), async (all, size) => {
        const named = all.map(({ entry: _, ...rest }) => rest);
        const { values } = await valuesOf(named.map((each) => JSON.stringify(each)).join('\n'), size);
        expect(values.map((value) => JSON.parse(String(value)))).toEqual(JSON.parse(JSON.stringify(named)));
      }),
    );
  });

  it('are as they are written', async () => {
    const bundle = '{"type":"collection","entry":[ {"a": 4.0}, null,\n{"b":"ö}\\"]"} ],"link":[{"c":1}]}';
    expect((await valuesOf(bundle)).values).toEqual(['{"a": 4.0}', '{"b":"ö}\\"]"}']);
  });

  it.each([
    '{"entry":[{"a":1},{"b":',
    '{"entry":[{"a":1}]',
    '{"entry":[{"a":1}]}}',
    'soon {"entry":[{"a":1}]}',
  ])('%s: those that are whole, and that it is broken', async (broken) => {
    expect(await valuesOf(broken)).toEqual({ values: ['{"a":1}'], isBroken: true });
  });

  it('stand after a byte order mark, too', async () => {
    expect(await valuesOf('\uFEFF{"a":1}')).toEqual({ values: ['{"a":1}'], isBroken: false });
  });
});

it('keeps nothing of an object that is too long, and reads on, wherever a text is cut into chunks', async () => {
  const [first, long, last] = ['{"a":1}', `{"a":"${'x'.repeat(40)}"}`, '{"b":[{}]}'];
  const bundle = `{"entry":[${first},${long},${last}],"x":1}`;
  for (const size of [1, 7, 1000]) {
    for (const text of [bundle, `${first}\n${long}\n${last}`])
      expect(await valuesOf(text, size, 20)).toEqual({ values: [first, TOO_LONG, last], isBroken: false });
  }
});

it('knows no name by its beginning', async () => {
  for (const size of [1, 7, 1000])
    expect(await valuesOf('{"entryway":[{}]}', size)).toEqual({
      values: ['{"entryway":[{}]}'],
      isBroken: false,
    });
});
