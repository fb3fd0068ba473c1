import type { DiagnosticReport, ImagingStudy } from 'fhir/r4.js';
import { describe, expect, it } from 'vitest';
import { examinationsOf } from './examinations.ts';

const SOURCE = 'https://imaging.example';
const base64 = (text: string) => Buffer.from(text).toString('base64');

const report = (rest: Partial<DiagnosticReport> = {}) =>
  entry({ resourceType: 'DiagnosticReport', id: 'r', status: 'final', code: { text: 'Thorax' }, ...rest });
const study = (rest: Partial<ImagingStudy> = {}) =>
  entry({
    resourceType: 'ImagingStudy',
    id: 's',
    status: 'available',
    subject: {},
    description: 'Thorax',
    ...rest,
  });
let nth = 0;
function entry(resource: DiagnosticReport | ImagingStudy, source = SOURCE) {
  nth++;
  return { id: nth, day: '2026-03-24', source, resource };
}
const statements = (...entries: ReturnType<typeof entry>[]) =>
  examinationsOf(entries).map(({ statementText }) => statementText);

describe('the statement of an examination', () => {
  it.each([
    [
      'is the text',
      { presentedForm: [{ contentType: 'text/plain', data: base64('Ei murtumaa – siisti.') }] },
      'Ei murtumaa – siisti.',
    ],
    [
      'is the text, in the characters of its system',
      {
        presentedForm: [
          {
            contentType: 'text/plain; charset=iso-8859-1',
            data: Buffer.from('Ei näkyvää murtumaa.', 'latin1').toString('base64'),
          },
        ],
      },
      'Ei näkyvää murtumaa.',
    ],
    ['is the conclusion where there is no text', { conclusion: 'Ei murtumaa.' }, 'Ei murtumaa.'],
    [
      'has not come where it is kept elsewhere',
      { presentedForm: [{ url: 'https://x.example' }] },
      'temporary-api-error',
    ],
    [
      'has not come where it is no text',
      { presentedForm: [{ contentType: 'application/pdf', data: 'AAAA' }] },
      'temporary-api-error',
    ],
    ['is none where a final report has no text', {}, null],
    ['is not written yet', { status: 'registered' }, null],
    ['is not shown while preliminary', { status: 'preliminary', conclusion: 'Murtuma?' }, null],
  ] as const)('%s', (_, rest, text) => {
    expect(statements(report(rest as Partial<DiagnosticReport>))).toEqual([text]);
  });
});

describe('the examinations of a day', () => {
  it('are told once: by the report, where a study has one', () => {
    const told = report({ imagingStudy: [{ reference: 'ImagingStudy/s' }], conclusion: 'Siisti.' });
    expect(statements(told, study())).toEqual(['Siisti.']);
    expect(statements(study())).toEqual([null]);
  });

  it('do not mistake a study of another system for it', () => {
    const told = report({ imagingStudy: [{ reference: 'ImagingStudy/s' }], conclusion: 'Siisti.' });
    const other = { ...study(), source: 'https://other.example' };
    expect(statements(told, other)).toEqual(['Siisti.', null]);
  });

  it('say of what was called off that it was, once', () => {
    const called = { status: 'cancelled' } as const;
    const imagingStudy = [{ reference: 'ImagingStudy/s' }];
    const states = (...entries: ReturnType<typeof entry>[]) =>
      examinationsOf(entries).map(({ isCancelled, statementText }) => [isCancelled, statementText]);
    expect(states(report({ ...called, conclusion: 'x' }))).toEqual([[true, null]]);
    expect(states(study(called))).toEqual([[true, null]]);
    expect(states(report({ ...called, imagingStudy }), study(called))).toEqual([[true, null]]);
    // The images are there, and another report may come.
    expect(states(report({ ...called, imagingStudy }), study())).toEqual([[false, null]]);
    expect(states(report({ imagingStudy, conclusion: 'Siisti.' }), study(called))).toEqual([
      [false, 'Siisti.'],
    ]);
  });

  it('say whether a statement that is not there can still come', () => {
    const ready = (...entries: ReturnType<typeof entry>[]) =>
      examinationsOf(entries).map(({ isReady }) => isReady);
    expect(ready(report())).toEqual([true]);
    expect(ready(report({ status: 'preliminary', conclusion: 'Murtuma?' }))).toEqual([false]);
    expect(ready(study())).toEqual([false]);
  });
});
