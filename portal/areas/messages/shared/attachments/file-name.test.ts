import { describe, expect, test } from 'vitest';
import { extensionOf } from './file-kinds.ts';
import { LONGEST_FILE_NAME, safeFileName } from './file-name.ts';

describe('a file’s name', () => {
  test.each([
    ['lähete 1.pdf', 'lähete 1.pdf'],
    ['a\u0308.pdf', 'ä.pdf'],
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\aino\\kuva.jpg', 'kuva.jpg'],
    ['kuva\u0000.jpg', 'kuva.jpg'],
    ['kuva.jpg\u0000.exe', 'kuva.jpg.exe'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['lasku\u202Efdp.txt', 'laskufdp.txt'],
    ['a\u200B\uFEFFb.pdf', 'ab.pdf'],
    ['rivi\r\nSet-Cookie: x.pdf', 'riviSet-Cookie_ x.pdf'],
    ['a<b>:"c|?*.pdf', 'a_b___c___.pdf'],
    ['CON.txt', '_CON.txt'],
    ['lpt1.tar.txt', '_lpt1.tar.txt'],
    ['console.txt', 'console.txt'],
    ['  .profile.txt. ', 'profile.txt'],
    ['...', ''],
    ['../', ''],
  ])('%j is kept as %j', (name, safe) => expect(safeFileName(name)).toBe(safe));

  test('that is very long keeps its extension', () => {
    const safe = safeFileName(`${'ö'.repeat(5000)}.jpeg`);
    expect(safe).toHaveLength(LONGEST_FILE_NAME);
    expect(extensionOf(safe)).toBe('jpeg');
  });

  test('is never cut within a character', () => {
    const safe = safeFileName(`a${'😀'.repeat(200)}.pdf`);
    expect(safe.isWellFormed()).toBe(true);
  });

  test('is safe once it has been made safe', () => {
    for (const name of ['..\\CON', 'a. .pdf', '\u202E..//x.txt', ' aux .txt', `${'. '.repeat(99)}x.txt`]) {
      const safe = safeFileName(name);
      expect(safeFileName(safe)).toBe(safe);
      expect(safe).not.toMatch(/[/\\\p{C}]/u);
    }
  });
});

describe('an extension', () => {
  test.each([
    ['kuva.JPG', 'jpg'],
    ['a.b.PdF', 'pdf'],
    ['kuva.jpg.exe', null],
    ['kuva', null],
    ['.txt', null],
    ['a.constructor', null],
    ['sivu.html', null],
    ['kuva.svg', null],
  ])('of %s is %s', (name, extension) => expect(extensionOf(name)).toBe(extension));
});
