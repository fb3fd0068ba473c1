import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/language/language.ts';
import { bannedIn } from './banned-words.ts';
import { patientTexts } from './patient-texts.ts';

/** The same Finnish text, which other languages tell apart; with the reason. */
const TOLD_APART: Readonly<Record<string, string>> = {
  Kaikki: 'Times of day are all, persons everyone.',
  Muu: 'In Swedish a person has another gender than an answer.',
  Lapsi: 'A label has no article; who did something has one.',
  'Jokin meni vikaan. Yritä uudelleen.': 'The English of saving contact details is fixed.',
  'Verkkoyhteys katkesi, emmekä tiedä, peruuntuiko aika. Yritä uudelleen.':
    'The English of cancelling is fixed.',
  'Aikasi on peruttu': 'The English of the page is fixed.',
  'Ajanvarausta ei löytynyt': 'The English of both pages is fixed.',
  Ajanvaraus: 'An entry of a calendar is an appointment; the page is where one is booked.',
  Suljettu: 'In Swedish a clinic is shut, and a conversation has ended.',
  '{count, plural, one {# uusi} other {# uutta}}':
    'A message is neuter in Swedish; the menu counts other things as well.',
  Etusivu: 'In the English menu the page is home.',
  'Tutkimus on peruttu': 'In English a laboratory tests, and imaging examines.',
  '{count, plural, one {Tutkimus on peruttu} other {# tutkimusta on peruttu}}':
    'In English a laboratory tests, and imaging examines.',
};

describe('what the demo clinic says', () => {
  const said = patientTexts.filter(({ place }) => place.startsWith('demo '));

  test.each([
    ['a fee', 'Toimistomaksu'],
    ['what is charged', 'Vastuskuminauhat kotiin'],
    ['the title of a questionnaire', 'Uni ja palautuminen'],
    ['a question', 'Mitä lääkkeitä käytät?'],
    ['an option', 'Vuorotyö'],
    ['the help of a question', 'Kerro myös itsehoitolääkkeistä ja ravintolisistä.'],
    ['an address', 'Malminrinne 3'],
    ['a symptom', 'Nyrjähdys'],
  ])('is read by these tests: %s', (_, words) => {
    expect(said.map(({ texts }) => texts.fi)).toContain(words);
  });

  test('is in every language', () => {
    expect(said.filter(({ texts }) => LANGUAGES.some((language) => !texts[language]))).toEqual([]);
  });
});

const translated = patientTexts.filter(({ texts }) => LANGUAGES.every((language) => texts[language]));

/** Says where a long word may break, and is no other word. */
const SOFT_HYPHEN = '\u00AD';

/** Finnish texts with more than one text in the language, and where those are. */
function variants(language: Language): ReadonlyMap<string, readonly string[]> {
  const groups = Map.groupBy(translated, ({ texts }) => texts.fi);
  return new Map(
    [...groups].flatMap(([fi = '', group]) => {
      const texts = new Map(
        group.map(({ place, texts }) => [texts[language]?.replaceAll(SOFT_HYPHEN, ''), place]),
      );
      return texts.size > 1 ? [[fi, [...texts].map(([text, place]) => `${text} (${place})`)]] : [];
    }),
  );
}

describe('one thing has one word', () => {
  test.each(['sv', 'en'] as const)('the same Finnish text has one text in %s', (language) => {
    const found = [...variants(language)].filter(([fi]) => !(fi in TOLD_APART));
    expect(found).toEqual([]);
  });

  test('nothing is told apart needlessly', () => {
    const found = new Set([...variants('sv').keys(), ...variants('en').keys()]);
    expect(Object.keys(TOLD_APART).filter((fi) => !found.has(fi))).toEqual([]);
  });

  test.each(LANGUAGES)('no banned word is in the texts in %s', (language) => {
    const found = patientTexts.flatMap(({ place, texts }) => {
      const banned = bannedIn(texts[language] ?? '', language);
      return banned ? [`${place}: ${banned}`] : [];
    });
    expect(found).toEqual([]);
  });

  test.each([
    ['fi', 'Istuntosi on päättynyt.', true],
    ['fi', 'Odotustilassa on leikkinurkka.', false],
    ['fi', 'Ammattilaisen työtila', false],
    ['fi', 'Kirjautumisen tilaa ei saatu, tila on tuntematon.', true],
    ['sv', 'Din session har avslutats.', true],
    ['sv', 'Jag får få textmeddelanden', true],
    ['en', 'Find a free time', true],
    ['en', 'You can cancel free of charge.', false],
  ] as const)('in %s, %s is found: %s', (language, text, isFound) => {
    expect(bannedIn(text, language) !== null).toBe(isFound);
  });
});

describe('an answer that was lost on its way', () => {
  // Whether somebody has joined a video visit, they see.
  const lost = patientTexts.filter(
    ({ place, texts }) => texts.fi?.includes('Verkkoyhteys katkesi') && !place.includes('join.failures'),
  );

  test.each([
    ['fi', /emmekä tiedä.*Yritä uudelleen/],
    ['sv', /vet inte.*Försök igen/],
    ['en', /do not know/],
  ] as const)(
    'is told in %s as what nobody knows, with what to do, and not as a failure',
    (language, wanted) => {
      const wrong = lost.filter(({ texts }) => {
        const text = texts[language] ?? '';
        return !wanted.test(text) || /ei onnistunut|misslyckades|failed/.test(text);
      });
      expect(lost.length).toBeGreaterThan(15);
      expect(wrong.map(({ place, texts }) => `${place}: ${texts[language]}`)).toEqual([]);
    },
  );
});

/** How a time of day is written: after which word, and with which sign between hours and minutes. */
const TIMES: Readonly<Record<Language, { readonly word: string; readonly sign: string }>> = {
  fi: { word: 'klo ', sign: '.' },
  sv: { word: 'kl. ', sign: '.' },
  en: { word: '', sign: ':' },
};

/** Times of day in a text that are not written as the language writes them. */
function wrongTimes(text: string, language: Language): readonly string[] {
  const { word, sign } = TIMES[language];
  const times = text.matchAll(
    /(\S+[ \u00a0])?(?:\{time\}|\{start\}|<start>|(?<![\d.,])([01]?\d|2[0-3])([.:])[0-5]\d\b(?!\.?\d))/g,
  );
  return [...times]
    .filter(
      ([, before = '', hour, between]) =>
        (hour !== undefined && between !== sign) ||
        // A title begins with it, after what only screen readers say.
        (word !== '' && !before.replace('\u00a0', ' ').replace('</hidden>K', 'k').endsWith(word)),
    )
    .map(([time]) => time);
}

describe('times', () => {
  // A whole moment stands after a colon as in the long format (LANG-06); a time after a day has its word.
  const ofDay = patientTexts.filter(
    ({ texts }) => /\{day\}|\{start\}|<start>/.test(texts.fi ?? '') || !/\{time\}/.test(texts.fi ?? ''),
  );

  test.each(LANGUAGES)('are written with their word and sign in %s', (language) => {
    const found = ofDay.flatMap(({ place, texts }) =>
      wrongTimes(texts[language] ?? '', language).map((time) => `${place}: ${time}`),
    );
    expect(found).toEqual([]);
  });

  test.each([
    ['fi', 'Aikasi on maanantaina klo 9.05.', []],
    ['fi', 'Aikasi on maanantaina 9.05.', ['maanantaina 9.05']],
    ['fi', 'klo 9:05', ['klo 9:05']],
    ['sv', 'Vi ses {day} {time}.', ['{day} {time}']],
    ['en', 'Mon–Fri 8.00', ['Mon–Fri 8.00']],
    ['fi', 'Lain 12.3.2024 mukaan', []],
  ] as const)('in %s: %s', (language, text, wrong) => {
    expect(wrongTimes(text, language)).toEqual(wrong);
  });
});
