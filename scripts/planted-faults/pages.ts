import type { PlantedFault } from './planted-fault.ts';

/** What the pages say, where they lead, and that they work. */
export const PAGES: readonly PlantedFault[] = [
  {
    suite: 'unit',
    what: 'a message is missing in one language',
    file: 'portal/shell/browser/messages/sv.json',
    find: '{\n  "',
    put: '{ "planted": "Bara på svenska",\n  "',
    tests: ['portal/testing/messages.test.ts'],
    says: 'planted',
  },
  {
    suite: 'e2e',
    what: 'a link that leads to the wrong page',
    file: 'portal/shell/browser/shell/Footer.tsx',
    find: "href={href('accessibility-statement')}",
    put: "href={href('front-page')}",
    tests: ['footer.spec.ts'],
    says: 'footer.spec.ts',
  },
  {
    suite: 'e2e',
    what: 'the page’s own scripts are not allowed',
    file: 'portal/shell/server/http/content-security.ts',
    find: `'script-src': [...nonces, "'strict-dynamic'"]`,
    put: `'script-src': ["'none'"]`,
    tests: ['static-styles.spec.ts', '-x'],
    says: 'static-styles.spec.ts',
  },
  {
    suite: 'api',
    what: 'an operator publishes a notice that another has rewritten meanwhile',
    file: 'portal/areas/service/content/server/publish.ts',
    find: 'if (version !== null && version < newest.version)',
    put: 'if (false)',
    tests: ['service/content'],
    says: 'is neither saved, restored nor published',
  },
  {
    suite: 'api',
    what: 'a notice is shown after its last day',
    file: 'portal/areas/service/content/notice-days.ts',
    find: "until !== '' && until < today ? 'over' : 'shown'",
    put: "'shown'",
    tests: ['service/content'],
    says: 'is shown in its places, to its brand and on its days',
  },
];
