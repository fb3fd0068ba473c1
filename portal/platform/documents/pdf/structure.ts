import type { StructureElement } from 'pdfkit';
import type { TaggedDocument } from './tagged-document.ts';

export type { StructureElement };

/** Roles of standard structure (ISO 32000-1, 14.8.4). */
export type Role =
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
  | 'TD'
  | 'Figure';

export interface ElementDetails {
  readonly lang?: string | null | undefined;
  /** Of a header cell. */
  readonly scope?: 'Row' | 'Column';
  /** Of a figure: what it says, and where on the page it is (left, top, right, bottom). */
  readonly alt?: string;
  readonly bbox?: readonly [number, number, number, number];
  /** Of a list. */
  readonly numbering?: 'None' | 'Disc';
}

/** The tree of what the document consists of, written as its elements close. */
export interface Structure {
  readonly root: StructureElement;
  readonly open: (parent: StructureElement, role: Role, details?: ElementDetails) => StructureElement;
  readonly add: (
    parent: StructureElement,
    role: Role,
    details: ElementDetails,
    fill: (element: StructureElement) => void,
  ) => void;
  /** The same for what is written in steps. */
  readonly within: (
    parent: StructureElement,
    role: Role,
    details: ElementDetails,
    fill: (element: StructureElement) => Generator<void>,
  ) => Generator<void>;
}

export function createStructure(document: TaggedDocument): Structure {
  const root = document.struct('Document');
  document.addStructure(root);

  const open: Structure['open'] = (parent, role, { lang, scope, alt, bbox, numbering } = {}) => {
    const element = document.struct(role, {
      ...(lang && { lang }),
      ...(scope && { scope }),
      ...(alt && { alt }),
      ...(bbox && { bbox }),
    });
    if (numbering) element.dictionary.data.A = { O: 'List', ListNumbering: numbering };
    parent.add(element);
    return element;
  };
  return {
    root,
    open,
    add(parent, role, details, fill) {
      const element = open(parent, role, details);
      fill(element);
      element.end();
    },
    *within(parent, role, details, fill) {
      const element = open(parent, role, details);
      yield* fill(element);
      element.end();
    },
  };
}
