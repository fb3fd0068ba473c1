import { describe, expect, test } from 'vitest';
import { brandOf } from '#brands/registry.ts';
import { type NoticeSource, renderNotice } from './render-notice.ts';

const linkToken = 'a'.repeat(43);
const source: NoticeSource = {
  brand: brandOf('kaari'),
  language: 'fi',
  origin: 'https://kaari.example',
  template: 'contact-changed',
  notice: { at: '2026-03-23T08:05:00.000Z', parts: ['email', 'smsLogin'], linkToken },
};

describe('the message about a change of contact details', () => {
  test.each([
    ['fi', 'Yhteystietojasi on muutettu', '23.3.2026 klo 10.05', `fi/yhteystietojen-muutos/${linkToken}`],
    [
      'sv',
      'Dina kontaktuppgifter har ändrats',
      '23.3.2026 kl. 10.05',
      `sv/andring-av-kontaktuppgifter/${linkToken}`,
    ],
    [
      'en',
      'Your contact details have been changed',
      '23 March 2026 at 10:05',
      `en/contact-details-change/${linkToken}`,
    ],
  ] as const)('says in %s that, when, the link and whom to call', (language, subject, when, path) => {
    const { mail, text } = renderNotice({ ...source, language });
    expect(mail.subject).toBe(subject);
    for (const words of [when, `https://kaari.example/${path}`, source.brand.customerServicePhone]) {
      expect(mail.text).toContain(words);
      expect(text).toContain(words);
    }
  });

  test('without a link names the phone alone, and a child where a guardian changed it', () => {
    const notice = { at: source.notice.at, parts: ['phone'], child: 'Elsa' } as const;
    const { mail, text } = renderNotice({ ...source, notice });
    for (const told of [mail.text, text]) {
      expect(told).toContain('Lapsi: Elsa');
      expect(told).toContain(source.brand.customerServicePhone);
      expect(told).not.toContain('https://');
    }
  });

  test('about details put back says so in the brand’s name', () => {
    const { mail } = renderNotice({
      ...source,
      brand: brandOf('pikkujatti'),
      template: 'contact-restored',
      notice: { at: source.notice.at, parts: ['email'] },
    });
    expect(mail.subject).toBe('Entiset yhteystiedot on palautettu');
    expect(mail.text).toContain('Pikkujätti');
  });
});
