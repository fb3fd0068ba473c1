import { PDFDocument } from 'pdfkit';
import type { DocumentFrame } from '../document.ts';

/**
 * A document as PDFKit writes it: PDF 1.7 that says that it is tagged and keeps PDF/UA-1, with title, language and who gives it
 * out. It has no page yet.
 */
export class TaggedDocument extends PDFDocument {
  readonly #frame: DocumentFrame;

  constructor(frame: DocumentFrame) {
    const { title, publisher, lang, madeAt } = frame;
    super({
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      tagged: true,
      displayTitle: true,
      lang,
      info: { Title: title.toWellFormed(), Author: publisher, CreationDate: madeAt },
      size: 'A4',
      autoFirstPage: false,
      font: null,
      // It would grow with the document.
      fontLayoutCache: false,
    });
    this.#frame = frame;
  }

  /** PDFKit's own does not escape the title, and says no language. */
  protected override _addInfo(): void {
    const { title, lang, publisher, madeAt } = this.#frame;
    this.appendXML(`<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escaped(publisher)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${escaped(lang)}</rdf:li></rdf:Bag></dc:language>
<xmp:CreateDate>${madeAt.toISOString().slice(0, 19)}Z</xmp:CreateDate>
</rdf:Description>`);
  }
}

/** XML has no control characters. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
