import type { Dictionary, PdfObjects, Value } from './test-qpdf.ts';

/** An element of the structure tree, as far as it has content. */
export interface ContentOwner {
  /** As the file refers to it: `12 0 R`. */
  readonly ref: string;
  /** Its marked contents: the page, and the number there. */
  readonly contents: readonly { readonly page: string; readonly mcid: number }[];
}

/** What shows something: text, lines and areas, pictures (ISO 32000-1, annex A). */
const SHOWS = /^(Tj|TJ|'|"|[SsfFBb]\*?|sh|Do|EI)$/;
/** Strings, names, brackets, and everything else between spaces. */
const TOKENS = /\((?:\\.|[^\\)])*\)|<<|>>|<[\da-f\s]*>|[[\]]|\/[^\s<>[\]()/]*|[^\s<>[\]()/]+/gi;

/** Every mark on the pages is of one element, which names it and which the page's own list names, or an artifact. */
export function contentFaults(pdf: PdfObjects, tags: readonly ContentOwner[]): readonly string[] {
  const owners = new Map<string, string>();
  const faults: string[] = [];
  for (const { ref, contents } of tags)
    for (const { page, mcid } of contents) {
      const at = `${page} ${mcid}`;
      if (owners.has(at)) faults.push(`content ${at} is of two elements`);
      owners.set(at, ref);
    }
  const parents = numberTree(pdf, pdf.dictionary(pdf.catalog['/StructTreeRoot'])['/ParentTree']);
  for (const page of pagesOf(pdf, pdf.catalog['/Pages'])) {
    const entries = pdf.dictionary(page);
    if (entries['/Tabs'] !== '/S') faults.push(`page ${page} is not gone through in the tree's order`);
    const listed = pdf.list(parents.get(Number(entries['/StructParents'])));
    const { marked, stray } = marksOf(pdf, entries);
    faults.push(
      ...stray.map((operator) => `page ${page}: ${operator} is neither in the tree nor an artifact`),
    );
    for (const mcid of marked) {
      const owner = owners.get(`${page} ${mcid}`);
      if (owner === undefined) faults.push(`content ${page} ${mcid} is of no element`);
      else if (listed[mcid] !== owner) faults.push(`the page lists another element for ${page} ${mcid}`);
      owners.delete(`${page} ${mcid}`);
    }
    faults.push(...fontFaults(pdf, entries));
  }
  return [...faults, ...[...owners.keys()].map((at) => `content ${at} is on no page`)];
}

function pagesOf(pdf: PdfObjects, of: Value | undefined): readonly Value[] {
  const kids = pdf.dictionary(of)['/Kids'];
  return kids === undefined ? [of as Value] : pdf.list(kids).flatMap((kid) => pagesOf(pdf, kid));
}

function numberTree(pdf: PdfObjects, of: Value | undefined): ReadonlyMap<number, Value> {
  const { '/Nums': nums, '/Kids': kids } = pdf.dictionary(of);
  const own = pdf.list(nums);
  const pairs = own.flatMap((key, nth) =>
    nth % 2 === 0 ? [[Number(key), own[nth + 1] as Value] as const] : [],
  );
  return new Map([...pairs, ...pdf.list(kids).flatMap((kid) => [...numberTree(pdf, kid)])]);
}

/** The marked contents of a page, each once, and what stands outside of them. */
function marksOf(pdf: PdfObjects, page: Dictionary): { marked: ReadonlySet<number>; stray: string[] } {
  const contents = pdf.resolve(page['/Contents']);
  const streams = Array.isArray(contents) ? contents : [page['/Contents']];
  const source = streams.map((each) => pdf.stream(each)).join('\n');
  const tokens = Array.from(source.matchAll(TOKENS), ([token]) => token);
  const marked = new Set<number>();
  const stray: string[] = [];
  const open: ('artifact' | 'tagged' | 'other')[] = [];
  for (const [nth, token] of tokens.entries()) {
    if (token === 'BMC') open.push(tokens[nth - 1] === '/Artifact' ? 'artifact' : 'other');
    else if (token === 'BDC') {
      const start = tokens.lastIndexOf('<<', nth);
      const mcid = Number(tokens[tokens.indexOf('/MCID', start) + 1]);
      if (tokens[start - 1] === '/Artifact') open.push('artifact');
      else if (marked.has(mcid) || Number.isNaN(mcid)) open.push('other');
      else {
        marked.add(mcid);
        open.push('tagged');
      }
    } else if (token === 'EMC') open.pop();
    else if (SHOWS.test(token) && (open.length !== 1 || open[0] === 'other')) stray.push(token);
  }
  return { marked, stray };
}

/** A font is in the file, and says what its glyphs mean. */
function fontFaults({ dictionary, list }: PdfObjects, page: Dictionary): readonly string[] {
  const fonts = Object.values(dictionary(dictionary(page['/Resources'])['/Font']));
  return fonts.flatMap((each) => {
    const font = dictionary(each);
    const [descendant] = list(font['/DescendantFonts']);
    const descriptor = dictionary(dictionary(descendant)['/FontDescriptor']);
    return font['/ToUnicode'] && descriptor['/FontFile2']
      ? []
      : [`a font is not whole: ${font['/BaseFont']}`];
  });
}
