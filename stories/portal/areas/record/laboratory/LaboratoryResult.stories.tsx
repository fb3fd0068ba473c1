import { bloodCount, crp, laboratoryTest, vitaminD } from '@portal/web/areas/record/laboratory/fixtures.ts';
import type { Meta } from '@storybook/react-vite';
import type { PageOptions } from '../../../page-state.ts';
import { alike, pageStory, printed, readAs, readInPikkujatti } from '../../../page-story.tsx';

const meta = { title: 'Pages/Laboratory result' } satisfies Meta;
export default meta;

const DAY = 'GET /api/laboratory/results/{date}';
const show = (state: PageOptions) =>
  pageStory({ key: 'lab-result', params: { date: '2026-11-02' }, ...state });
const results = { date: '2026-11-02', fullName: 'Aino Maria Virtanen' } as const;

/** A package, a number above its range, one with a prefix, and one that is not ready. */
const packageAndSingleTests = show({
  answers: { [DAY]: { ...results, tests: [bloodCount, laboratoryTest(), crp, vitaminD] } },
});
export const APackageAndSingleTests = readAs('results/2-day', packageAndSingleTests);

export const APackageAndSingleTestsInPikkujatti = readInPikkujatti(
  'results/2-day.pikkujatti',
  packageAndSingleTests,
);

export const Printed = printed('kaari', packageAndSingleTests);

/** Told in words, with what the laboratory adds. */
export const InWords = alike(
  show({
    answers: {
      [DAY]: {
        ...results,
        tests: [
          laboratoryTest({
            code: 'U-BaktVi',
            displayName: 'Virtsan bakteeriviljely',
            unit: null,
            referenceRange: null,
            result: { type: 'text', text: 'Ei kasvua.' },
            isWithinReferenceRange: null,
            flag: null,
            additionalResult: 'Näyte oli keskivirtsaa.',
          }),
        ],
      },
    },
  }),
);

export const NotFound = alike(show({ problems: { [DAY]: 'notFound' } }));

export const Loading = alike(show({}));

export const Failed = alike(show({ problems: { [DAY]: 'temporarilyUnavailable' } }));
