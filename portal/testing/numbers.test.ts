import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language/language.ts';
import { placeholdersOf } from '#contract/language/message-placeholders.ts';
import { filesOf, MESSAGE_FOLDERS, textsOf } from './message-files.ts';

/** Arguments that are text: names, addresses, codes, and days, times and sums that the code has written. */
const TEXT = new Set([
  ...[
    'brand',
    'employer',
    'file',
    'brandCompound',
    'name',
    'names',
    'child',
    'email',
    'practitioner',
    'title',
    'country',
    'browser',
    'device',
    'page',
  ],
  ...['phone', 'number', 'url', 'place', 'room', 'code', 'example', 'id'],
  ...['day', 'date', 'year', 'time', 'when', 'start', 'sum', 'percent'],
  ...['field', 'fields', 'problem', 'reason', 'rule', 'record', 'consent', 'unit'],
]);

/** Arguments that are text in these messages, and a number with a plural in others. */
const TEXT_HERE: Readonly<Record<string, string>> = {
  'areas/service/content/messages clinics.summary text': 'What is wrong with a field, in words.',
  'areas/service/content/messages clinics.summary where': 'A language, a weekday or a date.',
  'areas/service/content/messages clinics.exceptions.reason language': 'A language, by its name.',
  'areas/appointments/appointments/messages detail.timeRange end': 'A time of day.',
  'areas/appointments/appointments/messages day.changes hours': 'When customer service answers.',
  'areas/appointments/booking/messages success.leadBetween end': 'A time of day.',
  'areas/record/laboratory/messages test.spokenRange.between end': 'A number that the code has written.',
  'areas/appointments/video/messages when end': 'A time of day.',
  'areas/appointments/video/messages guests.revokeOf kind': 'As what somebody comes.',
  'areas/record/record-apps/messages setting.sees types': 'What an app sees, in words.',
  'areas/person/sms-login/messages setting.onText end': 'The last digits of a phone number.',
  'areas/person/registration/messages newCustomer.callText hours': 'When customer service answers.',
  'areas/appointments/shared/insurance/messages about symptom':
    'What an insurer’s permit is for, in its words.',
  'areas/appointments/shared/insurance/messages about bodyPart': 'The same.',
  'areas/appointments/booking/messages reservation.insurance.lahitapiola.mismatch.text specialty': 'A name.',
  'areas/record/health-record/messages-outbound unshown.inPlace codes': 'Codes of characters.',
  'areas/money/invoices/messages-outbound unshown.inPlace codes': 'The same.',
  'areas/messages/conversations/messages row.own text': 'The beginning of a message.',
  'areas/messages/conversations/messages row.other text': 'The same.',
  'areas/messages/conversations/messages thread.with team': 'The name of a team.',
  'components/attachments/messages sent.file size': 'A size with its unit, which the code has written.',
  'areas/money/payments/messages landing.merger.title first': 'The name of a brand.',
  'areas/money/payments/messages landing.merger.title second': 'The same.',
  'areas/record/laboratory/messages-outbound sameAs test': 'The name of a test.',
  'areas/occupational/care-team/messages write team': 'The name of a team.',
  'areas/occupational/employee-memo/messages agreed.title employer': 'A name.',
  'areas/occupational/employee-memo/messages handled.line text': 'What was handled, in a sentence.',
  'areas/occupational/sickness-fund/messages use.paid paid': 'A sum that the code has written.',
  'areas/occupational/sickness-fund/messages use.paid left': 'The same.',
  'areas/messages/operators/messages breaks.end part': 'The name of a part of the service.',
  'areas/messages/operators/messages breaks.takeBack part': 'The same.',
  'areas/messages/operators/messages breaks.ending.questionOn part': 'The same.',
  'areas/messages/operators/messages breaks.ending.questionComing part': 'The same.',
  'areas/messages/workspace/messages questionnaires.file.item item': 'What the file calls it.',
  'areas/messages/workspace/messages questionnaires.list.addedOn by': 'A name.',
  'areas/messages/workspace/messages questionnaires.preview.version version': 'What the file calls it.',
  'areas/messages/workspace/messages questionnaires.faults.conditionAnswer about': 'What stands in the file.',
  'areas/messages/workspace/messages questionnaires.faults.conditionOnNothing about':
    'What stands in the file.',
  'areas/messages/workspace/messages questionnaires.faults.conditionOperator about':
    'What stands in the file.',
  'areas/messages/workspace/messages questionnaires.faults.limit about': 'What stands in the file.',
  'areas/messages/workspace/messages questionnaires.faults.several about': 'What stands in the file.',
  'areas/messages/workspace/messages questionnaires.faults.shape about': 'What stands in the file.',
  'areas/messages/workspace/messages questionnaires.faults.status about': 'What stands in the file.',
  'areas/messages/workspace/messages questionnaires.faults.type about': 'What stands in the file.',
  'areas/messages/workspace/messages questionnaires.faults.versionTaken about': 'What stands in the file.',
  'areas/person/guardianship/messages family.appointment.day kind': 'The name of a kind of appointment.',
  'areas/record/growth/messages lying length': 'A number with its unit, that the code has written.',
  'areas/record/home-measurements/messages form.errors.inField text': 'What is wrong, in a sentence.',
  'areas/record/home-measurements/messages form.errors.number min': 'A number that the code has written.',
  'areas/record/home-measurements/messages form.errors.number max': 'The same.',
  'areas/record/record-sharing/messages list.endNamed recipient': 'A name.',
  'areas/record/record-sharing/messages list.opening reader': 'A name.',
  'areas/record/vaccinations/messages travel.batch batch': 'What stands on the vial.',
  'components/measured/messages bloodPressure systolic': 'A number that the code has written.',
  'components/measured/messages bloodPressure diastolic': 'The same.',
  'components/measured/messages pulse value': 'The same.',
  'components/measured/messages weight value': 'The same.',
  'components/measured/messages temperature value': 'The same.',
  'components/measured/messages withPulse pressure': 'A pressure with its unit.',
  'components/measured/messages withPulse pulse': 'A number that the code has written.',
  'areas/service/help/messages nothing.text hours': 'When customer service answers.',
  'areas/service/help/messages questions.phone.answer hours': 'When customer service answers.',
};

/** Numbers that need no plural, with the reason. */
const NO_PLURAL: Readonly<Record<string, string>> = {
  age: 'Years of age: 12-vuotias, 12 år and aged 12 are the same for every number.',
  from: 'An hour of the clock, or an age of the vaccination programme, which is never one month.',
  to: 'The same.',
  'areas/messages/conversations/messages titleUnread count':
    'Before a name, in brackets: no word agrees with it.',
  'areas/appointments/booking/messages time.duration minutes': 'The unit min has no plural.',
  'areas/record/health-record/messages-outbound page pages': 'Page 1 of 14: no word agrees with it.',
  'areas/money/invoices/messages-outbound page pages': 'The same.',
  'areas/occupational/sickness-fund/messages use.ofTimes used':
    'Of so many, as 2/12: no word agrees with it.',
  'areas/occupational/sickness-fund/messages use.ofTimes most': 'The same.',
  'areas/record/home-measurements/messages list.rest shown': 'Of so many, as 20/31: no word agrees with it.',
  'areas/record/home-measurements/messages list.rest total': 'The same.',
  weekendFrom: 'An hour of the clock.',
  weekendTo: 'The same.',
  'areas/person/identification/messages timedOut.text n':
    'Its unit is a message of its own, which has the plural.',
  'areas/person/patient-information/messages guardians.nth n': 'An ordinal.',
  'areas/person/patient-information/messages guardians.remove n': 'An ordinal.',
  'areas/person/patient-information/messages guardians.field n': 'An ordinal.',
  'areas/record/laboratory/messages day.outside count': 'Of so many, as 2/14: no word agrees with it.',
  'areas/record/laboratory/messages day.outside total': 'The same.',
  'areas/record/vaccinations/messages dose dose': 'An ordinal.',
  'components/contact/messages errors.tooLong n': 'A limit of tens of characters; the English is fixed.',
  'components/contact/messages errors.tooShort n': 'A limit above one; the English is fixed.',
};

const plain = MESSAGE_FOLDERS.flatMap((folder) =>
  filesOf(folder).flatMap((file) =>
    [...textsOf(folder, file)].flatMap(([key, text]) =>
      placeholdersOf(text)
        .filter((argument) => /^\w+$/.test(argument))
        .map((argument) => ({ argument, place: `${folder} ${key} ${argument}` })),
    ),
  ),
);

test('a number in a sentence has a plural', () => {
  const unknown = plain.filter(
    ({ argument, place }) =>
      !TEXT.has(argument) && !(place in TEXT_HERE) && !(argument in NO_PLURAL) && !(place in NO_PLURAL),
  );
  expect([...new Set(unknown.map(({ place }) => place))]).toEqual([]);
});

test('only messages that exist are listed as exceptions', () => {
  const known = new Set(plain.flatMap(({ argument, place }) => [argument, place]));
  const listed = [...TEXT, ...Object.keys(TEXT_HERE), ...Object.keys(NO_PLURAL)];
  expect(listed.filter((exception) => !known.has(exception))).toEqual([]);
});

test('each plural has a word for one and for others', () => {
  const wrong = MESSAGE_FOLDERS.flatMap((folder) =>
    LANGUAGES.map((language) => `${language}.json`)
      .filter((file) => filesOf(folder).includes(file))
      .flatMap((file) =>
        [...textsOf(folder, file)]
          .filter(([, text]) =>
            text
              .split(', plural,')
              .slice(1)
              .some((forms) => !/\bone \{/.test(forms)),
          )
          .map(([key]) => `${folder}/${file} ${key}`),
      ),
  );
  expect(wrong).toEqual([]);
});
