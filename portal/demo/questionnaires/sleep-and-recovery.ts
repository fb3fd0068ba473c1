import { after, group, question, questionnaire, type Words } from './fhir-questionnaire.ts';

const HOW_OFTEN: Readonly<Record<string, Words>> = {
  never: ['En koskaan', 'Aldrig', 'Never'],
  seldom: ['Harvemmin kuin kerran viikossa', 'Mer sällan än en gång i veckan', 'Less than once a week'],
  weekly: ['1–2 kertaa viikossa', '1–2 gånger i veckan', 'Once or twice a week'],
  often: ['3 kertaa viikossa tai useammin', '3 gånger i veckan eller oftare', 'Three times a week or more'],
};

/** How somebody sleeps and recovers from work; questions of the clinic's own. */
export const SLEEP_AND_RECOVERY = questionnaire(
  'uni-ja-palautuminen',
  ['Uni ja palautuminen', 'Sömn och återhämtning', 'Sleep and recovery'],
  [
    'Ajattele vastatessasi viimeisiä neljää viikkoa. Työterveyshoitaja käy vastaukset läpi kanssasi.',
    'Tänk på de senaste fyra veckorna när du svarar. Företagshälsovårdaren går igenom svaren med dig.',
    'Think of the last four weeks when you answer. The occupational health nurse goes through the answers with you.',
  ],
  [
    group(
      'sleep',
      ['Uni', 'Sömn', 'Sleep'],
      [
        question(
          'hours',
          'decimal',
          [
            'Kuinka monta tuntia nukut tavallisesti vuorokaudessa?',
            'Hur många timmar sover du vanligtvis per dygn?',
            'How many hours do you usually sleep a day?',
          ],
          {
            required: true,
            range: [0, 24],
            help: ['Esimerkiksi 7,5', 'Till exempel 7,5', 'For example 7.5'],
          },
        ),
        question(
          'falling-asleep',
          'choice',
          [
            'Kuinka usein sinun on vaikea nukahtaa?',
            'Hur ofta har du svårt att somna?',
            'How often do you find it hard to fall asleep?',
          ],
          {
            required: true,
            options: HOW_OFTEN,
          },
        ),
        question(
          'tired',
          'choice',
          [
            'Kuinka usein olet väsynyt työpäivän aikana?',
            'Hur ofta är du trött under arbetsdagen?',
            'How often are you tired during the working day?',
          ],
          {
            required: true,
            options: HOW_OFTEN,
          },
        ),
      ],
    ),
    group(
      'recovery',
      ['Palautuminen', 'Återhämtning', 'Recovery'],
      [
        question(
          'recovers',
          'boolean',
          [
            'Palaudutko työpäivästä ennen seuraavaa?',
            'Återhämtar du dig från arbetsdagen före nästa?',
            'Do you recover from a working day before the next one?',
          ],
          {
            required: true,
          },
        ),
        question(
          'obstacles',
          'text',
          [
            'Mikä vaikeuttaa palautumista?',
            'Vad gör det svårt att återhämta sig?',
            'What makes it hard to recover?',
          ],
          {
            required: true,
            maxLength: 500,
            ...after('recovers', false),
          },
        ),
        question('holiday', 'date', [
          'Milloin viimeisin vähintään viikon lomasi päättyi?',
          'När slutade din senaste semester på minst en vecka?',
          'When did your last holiday of at least a week end?',
        ]),
        question(
          'strain',
          'integer',
          [
            'Kuinka kuormittunut olet nyt?',
            'Hur belastad är du just nu?',
            'How strained are you at the moment?',
          ],
          {
            range: [0, 10],
            ends: [
              ['En lainkaan', 'Inte alls', 'Not at all'],
              ['Erittäin kuormittunut', 'Mycket belastad', 'Extremely strained'],
            ],
          },
        ),
        question(
          'more',
          'text',
          [
            'Haluatko kertoa vielä jotain?',
            'Vill du berätta något mer?',
            'Is there anything else you would like to tell us?',
          ],
          {
            maxLength: 1000,
          },
        ),
      ],
    ),
  ],
);
