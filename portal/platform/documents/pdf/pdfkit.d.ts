// Of PDFKit 0.20 what documents are written with: its published types are of 0.17, and know no scope, no bookmark's place
// and no font that was read before.
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';
  import type { Font } from 'fontkit';

  /** An object of the file, written when it ends. */
  export interface PdfReference {
    readonly data: Record<string, unknown>;
    end(): void;
  }

  export interface PdfPage {
    readonly width: number;
    readonly height: number;
    readonly dictionary: PdfReference;
    /** What draws it. */
    content: PdfReference;
  }

  export interface StructureContent {
    readonly refs: readonly unknown[];
  }

  export interface StructureElement {
    readonly dictionary: PdfReference;
    add(child: StructureElement | StructureContent): this;
    /** Writes it: nothing can be added any more. */
    end(): void;
  }

  export interface Bookmark {
    readonly dictionary: PdfReference;
    readonly children: readonly Bookmark[];
    addItem(title: string, options: BookmarkOptions): Bookmark;
  }

  export interface BookmarkOptions {
    /** False: it leads to a place, not to a whole page. */
    readonly fit: boolean;
    /** Points from the top of the page. */
    readonly top: number;
    /** Points from its right edge. */
    readonly left: number;
    readonly expanded: boolean;
  }

  export interface DocumentOptions {
    readonly pdfVersion: '1.7';
    readonly subset: 'PDF/UA';
    readonly tagged: boolean;
    readonly displayTitle: boolean;
    readonly lang: string;
    readonly info: DocumentInfo;
    readonly size: 'A4';
    readonly autoFirstPage: boolean;
    /** Null: none of the standard fonts. */
    readonly font: null;
    /** Whether glyphs of each word are kept for as long as the document is written. */
    readonly fontLayoutCache: boolean;
  }

  export interface DocumentInfo {
    readonly Title: string;
    readonly Author: string;
    readonly CreationDate: Date;
  }

  export interface TextOptions {
    readonly lineBreak: false;
    /** Which line of the text `y` is. */
    readonly baseline: 'alphabetic';
  }

  /** It is read while it is written. Points are counted from the upper left corner of the page. */
  export class PDFDocument extends Readable {
    constructor(options: DocumentOptions);
    readonly page: PdfPage;
    readonly outline: Bookmark;
    ref(data: Readonly<Record<string, unknown>>): PdfReference;
    addPage(): this;
    registerFont(name: string, font: Font): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(hex: string): this;
    strokeColor(hex: string): this;
    lineWidth(points: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(hex: string): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    struct(
      role: string,
      options?: {
        readonly lang?: string;
        readonly scope?: 'Row' | 'Column';
        readonly alt?: string;
        /** Left, top, right and bottom on the page. */
        readonly bbox?: readonly [number, number, number, number];
      },
    ): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(role: string): StructureContent;
    markContent(tag: 'Artifact', options: { readonly type: 'Pagination' | 'Layout' }): this;
    endMarkedContent(): this;
    /** Adds to the file's metadata. */
    appendXML(xml: string): void;
    /** Adds what `info` says to the metadata. */
    protected _addInfo(): void;
    end(): void;
  }
}
