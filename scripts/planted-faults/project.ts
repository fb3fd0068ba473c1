import type { PlantedFault } from './planted-fault.ts';

/** What the code itself has to be. */
export const PROJECT: readonly PlantedFault[] = [
  {
    suite: 'types',
    what: 'a text where a number is due',
    file: 'portal/contract/values/email.ts',
    put: "export const planted: number = 'text';\n",
    says: 'TS2322',
  },
  {
    suite: 'lint',
    what: 'a value of any type',
    file: 'portal/contract/values/email.ts',
    put: 'export const planted = (value: any) => value;\n',
    says: 'noExplicitAny',
  },
  {
    suite: 'unused',
    what: 'an export that nobody uses',
    file: 'portal/contract/values/email.ts',
    put: 'export const planted = 1;\n',
    says: 'planted',
  },
  {
    suite: 'imports',
    what: 'the platform uses a feature',
    file: 'portal/platform/clock.ts',
    put: "export { endpoints } from '../areas/service/legal/contract.ts';\n",
    says: 'portal/platform/clock.ts',
  },
  {
    suite: 'sizes',
    what: 'every page loads the calendar',
    file: 'portal/shell/browser/entry-client.tsx',
    put: "import { Calendar } from '@portal/design-system/Calendar';\nObject.assign(globalThis, { Calendar });\n",
    says: 'kB',
  },
  {
    suite: 'answers',
    what: 'an answer is declared that no test has seen',
    file: 'portal/areas/service/legal/contract.ts',
    find: "problems: ['notFound'],\n  }),\n  '",
    put: "problems: ['notFound', 'forbidden'],\n  }),\n  '",
    says: 'GET /api/terms',
  },
];
