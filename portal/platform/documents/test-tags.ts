import { type Dictionary, type PdfObjects, pdfObjects, type Value } from './test-qpdf.ts';
import { type ContentOwner, contentFaults } from './test-tagged-content.ts';

/** An element of the structure tree. */
interface Tag extends ContentOwner {
  readonly role: string;
  readonly entries: Dictionary;
  readonly children: readonly Tag[];
}

/** Which elements an element stands in. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  Document: [''],
  H1: ['Document'],
  H2: ['Document'],
  H3: ['Document'],
  H4: ['Document'],
  P: ['Document'],
  L: ['Document'],
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
  Table: ['Document'],
  THead: ['Table'],
  TBody: ['Table'],
  TR: ['THead', 'TBody'],
  TH: ['TR'],
  TD: ['TR'],
  Figure: ['Document'],
};

/**
 * What PDF/UA-1 asks for and a file does not have, as far as a parser can see: a title and a language, a tree in which each
 * part is what it says, and every mark on the pages in it or an artifact. Nothing where all of it is there.
 */
export async function tagFaults(bytes: Uint8Array): Promise<readonly string[]> {
  const pdf = await pdfObjects(bytes);
  const faults: string[] = [];
  const { '/StructTreeRoot': tree } = pdf.catalog;
  const roots = kidsOf(pdf, tree).map((kid) => tagOf(pdf, kid, { ref: tree, role: '' }, faults));
  const tags = roots.flatMap(withDescendants);
  return [
    ...documentFaults(pdf),
    ...faults,
    ...headingFaults(tags),
    ...tags.flatMap((tag) => [...tableFaults(pdf, tag), ...listFaults(pdf, tag), ...pictureFaults(tag)]),
    ...contentFaults(pdf, tags),
  ];
}

function documentFaults({ catalog, info, resolve, dictionary, stream }: PdfObjects): readonly string[] {
  const xmp = stream(catalog['/Metadata']);
  const said: readonly (readonly [boolean, string])[] = [
    [/^u:[a-z]{2}-[A-Z]{2}$/.test(String(resolve(catalog['/Lang']))), 'no language'],
    [dictionary(catalog['/MarkInfo'])['/Marked'] === true, 'does not say that it is tagged'],
    [dictionary(catalog['/ViewerPreferences'])['/DisplayDocTitle'] === true, 'shows no title'],
    [String(resolve(info['/Title'])).length > 'u:'.length, 'no title'],
    [/<pdfuaid:part>1<\/pdfuaid:part>/.test(xmp), 'does not say that it keeps PDF/UA-1'],
    [/<dc:title>/.test(xmp), 'no title in its metadata'],
  ];
  return said.filter(([isThere]) => !isThere).map(([, what]) => what);
}

const kidsOf = ({ resolve, dictionary }: PdfObjects, of: Value | undefined): readonly Value[] => {
  const kids = dictionary(of)['/K'];
  const found = resolve(kids);
  return found === undefined || found === null ? [] : Array.isArray(found) ? found : [kids as Value];
};

function tagOf(
  pdf: PdfObjects,
  ref: Value,
  parent: { readonly ref: Value | undefined; readonly role: string },
  faults: string[],
): Tag {
  const entries = pdf.dictionary(ref);
  const role = String(entries['/S']).slice(1);
  if (!PARENTS[role]?.includes(parent.role)) faults.push(`${role} in ${parent.role || 'the root'}`);
  if (entries['/P'] !== parent.ref) faults.push(`${role} ${ref} names another parent`);
  const children: Tag[] = [];
  const contents: { page: string; mcid: number }[] = [];
  for (const kid of kidsOf(pdf, ref)) {
    if (typeof kid === 'number') contents.push({ page: String(entries['/Pg']), mcid: kid });
    else if (pdf.dictionary(kid)['/Type'] === '/MCR') {
      const { '/Pg': page = entries['/Pg'], '/MCID': mcid } = pdf.dictionary(kid);
      contents.push({ page: String(page), mcid: Number(mcid) });
    } else children.push(tagOf(pdf, kid, { ref, role }, faults));
  }
  return { ref: String(ref), role, entries, children, contents };
}

const withDescendants = (tag: Tag): readonly Tag[] => [tag, ...tag.children.flatMap(withDescendants)];

/** One title, and no level left out below it. */
function headingFaults(tags: readonly Tag[]): readonly string[] {
  const levels = tags.filter(({ role }) => /^H\d$/.test(role)).map(({ role }) => Number(role.slice(1)));
  const skips = levels.filter((level, nth) => level > (levels[nth - 1] ?? 0) + 1);
  const titles = levels.filter((level) => level === 1).length;
  return [
    ...skips.map((level) => `H${level} leaves a level out`),
    ...(titles === 1 && levels[0] === 1 ? [] : [`${titles} titles, the first heading is H${levels[0]}`]),
  ];
}

/** Rows are as long as the header; their first cell names them, the header's cells the columns. */
function tableFaults({ dictionary }: PdfObjects, { role, children }: Tag): readonly string[] {
  if (role !== 'Table') return [];
  if (children.map((child) => child.role).join() !== 'THead,TBody') return ['a table without header or body'];
  const [head, body] = children as [Tag, Tag];
  const wide = head.children[0]?.children.length ?? 0;
  const cell = (tag: Tag) => `${tag.role} ${dictionary(tag.entries['/A'])['/Scope'] ?? ''}`.trim();
  const isRow = (row: Tag, first: string, others: string) =>
    row.children.length === wide &&
    row.children.every((each, nth) => cell(each) === (nth === 0 ? first : others));
  return [
    ...(head.children.length === 1 && wide > 0 ? [] : ['a table without names of columns']),
    ...head.children
      .filter((row) => !isRow(row, 'TH /Column', 'TH /Column'))
      .map(() => 'a column has no name'),
    ...body.children.filter((row) => !isRow(row, 'TH /Row', 'TD')).map(() => 'a row has no name'),
  ];
}

function listFaults({ dictionary }: PdfObjects, { role, entries, children }: Tag): readonly string[] {
  if (role === 'LI')
    return children.map((child) => child.role).join() === 'Lbl,LBody'
      ? []
      : ['an item without label or body'];
  if (role !== 'L') return [];
  const isNumbered = dictionary(entries['/A'])['/ListNumbering'] !== undefined;
  return isNumbered ? [] : ['a list does not say what its labels are'];
}

function pictureFaults({ role, entries }: Tag): readonly string[] {
  return role === 'Figure' && !entries['/Alt'] ? ['a picture has no text'] : [];
}
