/**
 * `Content-Disposition` of a file that is saved under its name: for browsers of today in UTF-8, for others without accents.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6266
 */
export function attachmentHeader(fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()=-]/g, '_');
  const whole = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
