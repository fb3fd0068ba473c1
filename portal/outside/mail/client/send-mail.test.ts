import { brands } from '@portal/tokens/brands/registry';
import { contrastPairs } from '@portal/tokens/contrast';
import { expect, test } from 'vitest';
import { brandOf } from '#brands/registry.ts';
import type { Letter } from './letter.ts';
import { MAIL_COLORS } from './mail-look.ts';
import { renderMail } from './send-mail.ts';

const url = 'https://kaari.example/fi/ajanvaraukset';
const letter: Letter = {
  subject: 'Aikasi on siirretty',
  language: 'fi',
  parts: [
    'Siirsit aikasi.\nAiempi aika on vapautettu.',
    { facts: ['Aika: maanantai 30.3. klo 9.05', 'Vakuutus: If. Suorakorvaus: laskutamme.'], main: 'x' },
    { url, text: `Kirjaudu ja vastaa: ${url}\nLinkki toimii päivän.`, label: 'Vastaa' },
    { url: `${url}/1`, text: `Jos et tiedä asiasta, peru se: ${url}/1`, label: 'Peru varaus' },
  ],
  signature: 'Terveisin\nKaari',
  noReply: 'Älä vastaa.',
};

test('a letter’s text has each address after its words', () => {
  expect(renderMail(brandOf('kaari'), letter).text).toBe(
    `Siirsit aikasi.\nAiempi aika on vapautettu.\n\nAika: maanantai 30.3. klo 9.05\nVakuutus: If. Suorakorvaus: laskutamme.\n\nKirjaudu ja vastaa: ${url}\nLinkki toimii päivän.\n\nJos et tiedä asiasta, peru se: ${url}/1\n\nTerveisin\nKaari\n\nÄlä vastaa.\n`,
  );
});

test('its HTML leads to the first address by a button, after the sentence that asks for it, and to others by words', () => {
  const { html } = renderMail(brandOf('kaari'), letter);
  expect(html).toMatch(/>Kirjaudu ja vastaa\.<\/p>.*class="button".*>Vastaa<.*>Linkki toimii päivän\.<\/p>/s);
  expect(html).toMatch(/>Jos et tiedä asiasta, peru se: <a [^>]*class="link"[^>]*>Peru varaus<\/a>/);
  expect(html).toContain('<strong style="font-weight:600">If. Suorakorvaus: laskutamme.</strong>');
});

test('a sentence is not said twice where the button says it', () => {
  const parts = [{ url, text: `Varaa uusi aika: ${url}`, label: 'Varaa uusi aika' }];
  const { html } = renderMail(brandOf('kaari'), { ...letter, parts });
  expect(html.match(/Varaa uusi aika/g)).toHaveLength(1);
});

test('what a letter is filled with is words, never markup', () => {
  const { html } = renderMail(brandOf('kaari'), {
    ...letter,
    subject: '</title><script>',
    parts: ['<img src=x>'],
  });
  expect(html).not.toMatch(/<script|<img/);
});

test.each(brands.map(({ id }) => brandOf(id as 'kaari')))(
  '$id has its colours in the light and in the dark',
  (brand) => {
    const { html } = renderMail(brand, letter);
    const { scheme } = brands.find(({ id }) => id === brand.id) ?? {};
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain(
      `background-color:${scheme?.light.color.hero.ground};color:${scheme?.light.color.hero.text}`,
    );
    const [, dark = ''] = html.split('@media (prefers-color-scheme:dark)');
    expect(dark).toContain(`.button{background-color:${scheme?.dark.color.action.rest}!important`);
    expect(html).toContain(`${brand.name}</p>`);
  },
);

test.each(Object.entries(MAIL_COLORS))(
  'the colours of its %s are a pair of proven contrast',
  (_, { ground, text }) => {
    expect(contrastPairs).toContainEqual({ foreground: text, background: ground, kind: 'text' });
  },
);
