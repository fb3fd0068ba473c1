import { beforeAll, expect, test } from 'vitest';
import { blocksOf, pdfOf } from '../test-documents.ts';
import { qpdfFaults } from '../test-qpdf.ts';
import { tagFaults } from '../test-tags.ts';

let whole = '';
beforeAll(async () => {
  const bytes = await pdfOf(
    blocksOf(
      { kind: 'heading', level: 1, text: 'Tulokset' },
      { kind: 'table', columns: ['Tutkimus', 'Tulos'], rows: [['Hemoglobiini', '140']] },
      { kind: 'list', items: [{ text: 'Lepo' }] },
    ),
  );
  whole = Buffer.from(bytes).toString('latin1');
});

// Each as long as what it replaces, so that objects stay where the file says.
test.each([
  ['/S /H2', '/S /H3', 'H3 leaves a level out'],
  ['/S /H1', '/S /H2', '0 titles, the first heading is H2'],
  ['/S /LI', '/S /TR', 'TR in L'],
  ['/Scope /Row', '/Scope /Bow', 'a row has no name'],
  ['/Scope /Column', '/Scope /Colunn', 'a column has no name'],
  ['/ListNumbering', '/ListNumberung', 'a list does not say what its labels are'],
  ['/Marked true', '/Marked null', 'does not say that it is tagged'],
  ['/DisplayDocTitle', '/DisplayDogTitle', 'shows no title'],
  ['/Lang (fi-FI)', '/Long (fi-FI)', 'no language'],
  ['<dc:title>', '<dx:title>', 'no title in its metadata'],
  ['/ToUnicode', '/TuUnicode', 'a font is not whole'],
  ['/K [0]', '/K [9]', 'is of no element'],
  ['/StructParents 0', '/StructParents 7', 'the page lists another element'],
])('the checks of tags find %s turned into %s', async (find, put, fault) => {
  expect(whole).toContain(find);
  const broken = new Uint8Array(Buffer.from(whole.replace(find, put), 'latin1'));
  expect((await tagFaults(broken)).join('\n')).toContain(fault);
});

test('the check of form finds a table of objects that leads nowhere', async () => {
  const broken = new Uint8Array(
    Buffer.from(whole.replace(/\n\d{10} 00000 n/, '\n0000000000 00000 n'), 'latin1'),
  );
  expect((await qpdfFaults(broken)).join('\n')).toContain('object has offset 0');
  expect(await qpdfFaults(new Uint8Array(Buffer.from(whole, 'latin1')))).toEqual([]);
});
