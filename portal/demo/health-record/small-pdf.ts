/** Helvetica's own encoding in PDF has the letters of Finnish and Swedish; points of a page of A4. */
const [WIDTH, HEIGHT, MARGIN, LINE] = [595, 842, 72, 18];

/**
 * A PDF of one page (ISO 32000-1), its title in a larger size.
 *
 * @param lines short enough for the page's width: nothing is broken
 */
export function smallPdf(title: string, lines: readonly string[]): Buffer {
  const content = [
    `BT /F1 16 Tf ${MARGIN} ${HEIGHT - MARGIN} Td (${escaped(title)}) Tj`,
    `/F1 11 Tf 0 ${-2 * LINE} Td ${LINE} TL`,
    ...lines.map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    // In Latin-1 a character is a byte.
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escaped(title)}) >>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  file += offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\n`;
  file += `startxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\()]/g, '\\$&');
}
