import type { PdfFile } from './pdf-file.ts';
import { dictionary, number, ref, refs, textString } from './syntax.ts';

/** Roles of standard structure (ISO 32000-1, 14.8.4). */
export type Role =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'THead'
  | 'TBody'
  | 'TR'
  | 'TH'
  | 'TD';

/** A part of the document, as a reader aloud knows it. */
export interface StructureElement {
  readonly id: number;
  readonly role: Role;
  /** Its parts: other elements, or marked content as PDF writes it. */
  readonly kids: string[];
}

export interface ElementDetails {
  readonly lang?: string | null | undefined;
  /** Of a header cell. */
  readonly scope?: 'Row' | 'Column';
  /** Of a list. */
  readonly numbering?: 'None' | 'Disc';
}

/** A page as far as structure is concerned: which element each of its marked contents belongs to. */
export interface MarkedPage {
  readonly id: number;
  /** Its number in the tree of parents. */
  readonly key: number;
  readonly owners: number[];
}

/** The tree of what the document consists of, written as it closes: of what is closed only its number is kept. */
export interface Structure {
  readonly root: StructureElement;
  readonly add: <T>(
    parent: StructureElement,
    role: Role,
    details: ElementDetails,
    fill: (element: StructureElement) => T,
  ) => T;
  /** The same for what is written in steps. */
  readonly within: (
    parent: StructureElement,
    role: Role,
    details: ElementDetails,
    fill: (element: StructureElement) => Generator<void>,
  ) => Generator<void>;
  readonly open: (parent: StructureElement, role: Role, details?: ElementDetails) => StructureElement;
  readonly close: (element: StructureElement) => void;
  /** What goes before content of an element on a page. */
  readonly mark: (element: StructureElement, page: MarkedPage) => string;
  readonly newPage: (id: number) => MarkedPage;
  readonly endPage: (page: MarkedPage) => void;
  /** Writes the tree, once all is closed; gives its number. */
  readonly end: () => number;
}

export function createStructure(file: PdfFile): Structure {
  const treeId = file.reserve();
  const parentsId = file.reserve();
  const parentsOfPages: number[] = [];
  const opened = new Map<StructureElement, { readonly parent: number; readonly details: ElementDetails }>();

  function open(parent: number, role: Role, details: ElementDetails): StructureElement {
    const element = { id: file.reserve(), role, kids: [] };
    opened.set(element, { parent, details });
    return element;
  }

  function close(element: StructureElement): void {
    const found = opened.get(element);
    if (!found) return;
    opened.delete(element);
    const { lang, ...details } = found.details;
    file.put(element.id, {
      Type: '/StructElem',
      S: `/${element.role}`,
      P: ref(found.parent),
      K: `[${element.kids.join(' ')}]`,
      Lang: lang ? textString(lang) : undefined,
      A: attributesOf(details),
    });
  }

  const root = open(treeId, 'Document', {});
  const openIn: Structure['open'] = (parent, role, details = {}) => {
    const element = open(parent.id, role, details);
    parent.kids.push(ref(element.id));
    return element;
  };
  return {
    root,
    open: openIn,
    close,
    add(parent, role, details, fill) {
      const element = openIn(parent, role, details);
      const filled = fill(element);
      close(element);
      return filled;
    },
    *within(parent, role, details, fill) {
      const element = openIn(parent, role, details);
      yield* fill(element);
      close(element);
    },
    mark(element, page) {
      const id = page.owners.push(element.id) - 1;
      element.kids.push(`<</Type/MCR/Pg ${ref(page.id)}/MCID ${id}>>`);
      return `/${element.role} <</MCID ${id}>> BDC\n`;
    },
    newPage: (id) => ({ id, key: parentsOfPages.push(file.reserve()) - 1, owners: [] }),
    endPage: ({ key, owners }) => file.put(parentsOfPages[key] as number, refs(owners)),
    end() {
      close(root);
      const nums = parentsOfPages.map((id, key) => `${number(key)} ${ref(id)}`);
      file.put(parentsId, { Nums: `[${nums.join(' ')}]` });
      file.put(treeId, {
        Type: '/StructTreeRoot',
        K: ref(root.id),
        ParentTree: ref(parentsId),
        ParentTreeNextKey: parentsOfPages.length,
      });
      return treeId;
    },
  };
}

function attributesOf({ scope, numbering }: ElementDetails): string | undefined {
  if (scope) return dictionary({ O: '/Table', Scope: `/${scope}` });
  return numbering && dictionary({ O: '/List', ListNumbering: `/${numbering}` });
}
