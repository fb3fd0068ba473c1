import { after, group, question, questionnaire } from './fhir-questionnaire.ts';

/** What an occupational health nurse wants to know before a health examination. */
export const PRELIMINARY_INFORMATION = questionnaire(
  'tyoterveystarkastuksen-esitiedot',
  [
    'Työterveystarkastuksen esitiedot',
    'Förhandsuppgifter för hälsoundersökningen inom företagshälsovården',
    'Preliminary information for the occupational health examination',
  ],
  [
    'Vastaa ennen tarkastusta, niin vastaanotolla jää enemmän aikaa keskustelulle. Vastaaminen kestää noin 10 minuuttia.',
    'Svara före undersökningen, så blir det mer tid för samtal på mottagningen. Det tar ungefär 10 minuter att svara.',
    'Answer before the examination, so that there is more time to talk at the appointment. Answering takes about 10 minutes.',
  ],
  [
    group(
      'work',
      ['Työsi', 'Ditt arbete', 'Your work'],
      [
        question(
          'task',
          'string',
          ['Mitä teet työksesi?', 'Vad arbetar du med?', 'What do you do for work?'],
          {
            required: true,
            maxLength: 100,
          },
        ),
        question(
          'hours',
          'choice',
          [
            'Millainen työaika sinulla on?',
            'Vilken typ av arbetstid har du?',
            'What working hours do you have?',
          ],
          {
            required: true,
            options: {
              day: ['Päivätyö', 'Dagarbete', 'Day work'],
              shifts: ['Vuorotyö', 'Skiftarbete', 'Shift work'],
              night: ['Säännöllinen yötyö', 'Regelbundet nattarbete', 'Regular night work'],
            },
          },
        ),
        question(
          'exposure',
          'boolean',
          [
            'Altistutko työssäsi melulle, pölylle tai kemikaaleille?',
            'Utsätts du i ditt arbete för buller, damm eller kemikalier?',
            'Are you exposed to noise, dust or chemicals at work?',
          ],
          { required: true },
        ),
        question(
          'exposure-what',
          'text',
          [
            'Mille altistut, ja miten suojaudut?',
            'Vad utsätts du för, och hur skyddar du dig?',
            'What are you exposed to, and how do you protect yourself?',
          ],
          { required: true, maxLength: 500, ...after('exposure', true) },
        ),
      ],
    ),
    group(
      'health',
      ['Terveytesi', 'Din hälsa', 'Your health'],
      [
        question(
          'illnesses',
          'boolean',
          [
            'Onko sinulla pitkäaikaisia sairauksia?',
            'Har du långvariga sjukdomar?',
            'Do you have any long-term illnesses?',
          ],
          {
            required: true,
          },
        ),
        question('illnesses-what', 'text', ['Mitä sairauksia?', 'Vilka sjukdomar?', 'Which illnesses?'], {
          required: true,
          maxLength: 500,
          ...after('illnesses', true),
        }),
        question(
          'medicines',
          'text',
          ['Mitä lääkkeitä käytät?', 'Vilka läkemedel använder du?', 'What medicines do you use?'],
          {
            maxLength: 500,
            help: [
              'Kerro myös itsehoitolääkkeistä ja ravintolisistä.',
              'Berätta också om egenvårdsläkemedel och kosttillskott.',
              'Include over-the-counter medicines and food supplements.',
            ],
          },
        ),
      ],
    ),
    group(
      'habits',
      ['Elintapasi', 'Dina levnadsvanor', 'Your lifestyle'],
      [
        question(
          'tobacco',
          'choice',
          [
            'Käytätkö tupakka- tai nikotiinituotteita?',
            'Använder du tobaks- eller nikotinprodukter?',
            'Do you use tobacco or nicotine products?',
          ],
          {
            required: true,
            options: {
              no: ['En', 'Nej', 'No'],
              former: ['Olen lopettanut', 'Jag har slutat', 'I have quit'],
              sometimes: ['Satunnaisesti', 'Ibland', 'Now and then'],
              daily: ['Päivittäin', 'Dagligen', 'Daily'],
            },
          },
        ),
        question(
          'exercise',
          'integer',
          [
            'Kuinka monena päivänä viikossa liikut vähintään puoli tuntia?',
            'Hur många dagar i veckan rör du på dig minst en halv timme?',
            'On how many days a week do you exercise for at least half an hour?',
          ],
          { required: true, range: [0, 7] },
        ),
        question(
          'wishes',
          'text',
          [
            'Mistä haluaisit puhua vastaanotolla?',
            'Vad vill du tala om på mottagningen?',
            'What would you like to talk about at the appointment?',
          ],
          { maxLength: 1000 },
        ),
      ],
    ),
  ],
);

/** What Eero has answered. */
export const EEROS_INFORMATION: Readonly<Record<string, string>> = {
  task: 'Kunnossapitoasentaja',
  hours: 'shifts',
  exposure: 'true',
  'exposure-what': 'Melu konehallissa ja hitsaushuurut. Käytän kuulosuojaimia ja hengityssuojainta.',
  illnesses: 'true',
  'illnesses-what': 'Verenpainetauti',
  medicines: 'Losartaani ja hydroklooritiatsidi, atorvastatiini',
  tobacco: 'former',
  exercise: '3',
};
