import { formatDate } from '@portal/design-system/DateTime';

const MOMENT = '2026-11-23T07:15:00Z';

/** A writer's decision, with examples from the product. */
export interface ContentRule {
  readonly title: string;
  readonly why: string;
  readonly examples: readonly ContentExample[];
}

export interface ContentExample {
  readonly language: 'fi' | 'sv' | 'en';
  readonly write: string;
  readonly instead: string;
}

const example = (language: ContentExample['language'], write: string, instead: string): ContentExample => ({
  language,
  write,
  instead,
});

/** How we sound: the same person in three languages. */
export const TONE: readonly ContentRule[] = [
  {
    title: 'Speak to one person',
    why: 'Sinä, du and you, never te or ni, and never of ‘the patient’ or ‘the customer’. The verb alone often says it in Finnish. We are ‘me’, ‘vi’, ‘we’.',
    examples: [
      example(
        'fi',
        'Voit perua aikasi viimeistään 24 tuntia ennen vastaanottoa.',
        'Asiakkaan on peruttava varaamansa aika viimeistään 24 tuntia ennen vastaanottoa.',
      ),
      example(
        'sv',
        'Du kan avboka din tid senast 24 timmar före besöket.',
        'Patienten bör avboka sin tid senast 24 timmar före besöket.',
      ),
      example(
        'en',
        'You can cancel up to 24 hours before your appointment.',
        'Patients must cancel their appointment no later than 24 hours in advance.',
      ),
    ],
  },
  {
    title: 'Use plain words',
    why: 'One thought a sentence, the most important first. A term that a doctor needs is explained where it stands. People read this while they are in pain, in a hurry or in their second language.',
    examples: [
      example(
        'fi',
        'Emme saaneet yhteyttä pankkiin.',
        'Tunnistautumispalvelun taustajärjestelmäkutsu epäonnistui.',
      ),
      example('sv', 'Ditt provsvar är klart.', 'Laboratorieresultatet har validerats i systemet.'),
      example('en', 'Your blood pressure is a little high.', 'Your measurement indicates mild hypertension.'),
    ],
  },
  {
    title: 'Be calm and honest',
    why: 'No exclamation marks, no jokes about health, no blame, no promise that we cannot keep. What has not been sent is not called sent.',
    examples: [
      example('fi', 'Viestisi on tallessa, mutta sitä ei ole vielä lähetetty.', 'Hups! Jokin meni pieleen!'),
      example('sv', 'Tiden hann bli bokad av någon annan. Välj en ny tid.', 'Du var tyvärr för långsam.'),
      example('en', 'We usually answer within two working days.', 'We will get back to you in no time!'),
    ],
  },
];

/** How we write the common parts of every page. */
export const FORMS: readonly ContentRule[] = [
  {
    title: 'Dates',
    why: 'Without leading zeros and with the weekday where someone has to be somewhere; read out in full words. Written by the DateTime component, never by hand.',
    examples: [
      example('fi', formatDate(MOMENT, 'dateTime', 'fi'), '23.11.26 · 2026-11-23 · 09:15'),
      example('sv', formatDate(MOMENT, 'dateTime', 'sv'), '23/11 · 2026-11-23 · 9.15 f.m.'),
      example('en', formatDate(MOMENT, 'dateTime', 'en'), '11/23/2026 · Nov 23rd · 9:15 am'),
    ],
  },
  {
    title: 'Times',
    why: 'The 24-hour clock of Finland, wherever the reader is. Klo, kl. and at stand before a time within a sentence.',
    examples: [
      example(
        'fi',
        `Olethan paikalla klo ${formatDate(MOMENT, 'time', 'fi')}.`,
        'Olethan paikalla klo. 09:15.',
      ),
      example('sv', `Kom på plats kl. ${formatDate(MOMENT, 'time', 'sv')}.`, 'Kom på plats 9.15 f.m.'),
      example('en', `Please arrive at ${formatDate(MOMENT, 'time', 'en')}.`, 'Please arrive at 9.15 am.'),
    ],
  },
  {
    title: 'Money',
    why: 'Cents always, the euro sign behind and apart by a space that does not break; before it in English. Say what the price covers. Written by the Price component.',
    examples: [
      example('fi', 'alk. 94,50 €', 'EUR 94.5 · 94,50€'),
      example('sv', 'fr. 94,50 €', '94.50 EUR'),
      example('en', 'from €94.50', '94,50 euros'),
    ],
  },
  {
    title: 'Errors',
    why: 'What happened, then what to do, at the place where it can be done. Never a code alone, never ‘invalid’.',
    examples: [
      example('fi', 'Kirjoita puhelinnumero muodossa 040 123 4567.', 'Virheellinen syöte.'),
      example('sv', 'Välj ett datum som inte har passerat.', 'Ogiltigt datum!'),
      example('en', 'Enter your email address, for example name@example.com.', 'This field is required.'),
    ],
  },
  {
    title: 'Buttons and links',
    why: 'The verb that the reader has in mind, with what it acts on. In Finnish the imperative in second person. A link’s words make sense on their own, for people who hear a list of links.',
    examples: [
      example('fi', 'Varaa aika', 'OK · Lähetä · Klikkaa tästä'),
      example('sv', 'Avboka tiden', 'Ja · Fortsätt · Läs mer'),
      example('en', 'Read about referrals', 'Submit · Click here · Read more'),
    ],
  },
  {
    title: 'Capitals',
    why: 'Only the first word of a heading, a button or a menu entry has one, in English, too. Weekdays and months have none in Finnish and Swedish. Never a word in capitals alone.',
    examples: [
      example('fi', 'Omat tiedot', 'Omat Tiedot · OMAT TIEDOT'),
      example('sv', 'Mina uppgifter', 'Mina Uppgifter'),
      example('en', 'My details', 'My Details'),
    ],
  },
];

/** Rules of one language. */
export const LANGUAGES = [
  {
    language: 'fi',
    title: 'Finnish',
    rules: [
      'The source: every text is written in Finnish first, as one would say it aloud.',
      'Prefer verbs to chains of nouns: ‘kun varaat ajan’, not ‘ajanvarauksen yhteydessä’.',
      'Do not bend a name that comes from data (‘Mikael Åkerlund’): build the sentence around it.',
      'Long compounds are fine; leave room for them. Check each layout with ‘erikoissairaanhoitopalveluseteli’.',
    ],
  },
  {
    language: 'sv',
    title: 'Swedish, as written in Finland',
    rules: [
      'The words of Finland: ‘hälsovårdscentral’, ‘recept’, ‘FPA’, ‘läkarmottagning’, not those of Sweden’s own system.',
      'Dates and times in Finland’s form, not in Sweden’s: 23.11.2026, never 2026-11-23.',
      'Du with a small d. Neither ni nor Er.',
      'Translate the meaning: the Swedish reader is no less at home here than the Finnish one.',
    ],
  },
  {
    language: 'en',
    title: 'English',
    rules: [
      'British spelling and the plainest word: many of its readers learnt it as a third language.',
      'Explain what is only known in Finland: ‘Kela, the social insurance institution’.',
      'No idioms, no Latin: ‘for example’, not ‘e.g.’.',
      'Numbers, phone numbers and addresses stay in Finland’s form.',
    ],
  },
] as const;
