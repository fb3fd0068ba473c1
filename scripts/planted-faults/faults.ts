/** A fault that a suite has to find. */
export interface PlantedFault {
  /** A suite of `npm test`. */
  readonly suite: string;
  readonly what: string;
  readonly file: string;
  /** Stands once in the file; without it, the fault is added at the file's end. */
  readonly find?: string;
  readonly put: string;
  /** The tests that are run, as the suite's command takes them; all where there are none. */
  readonly tests?: readonly string[];
  /** What the suite says of it, so that it is not caught by chance. */
  readonly says: string;
}

const EMAIL = 'portal/contract/values/email.ts';
const BADGE = 'design-system/src/Badge/Badge.css.ts';
const SCHEMA = 'portal/platform/database/migrations/001-foundation.sql';
const REVONTULI = 'tokens/src/brands/revontuli.ts';
const CSRF = 'portal/server/http/csrf.ts';

/** At least one for each suite, of those that its tests were written against. */
export const FAULTS: readonly PlantedFault[] = [
  {
    suite: 'types',
    what: 'a text where a number is due',
    file: EMAIL,
    put: "export const planted: number = 'text';\n",
    says: 'TS2322',
  },
  {
    suite: 'lint',
    what: 'a value of any type',
    file: EMAIL,
    put: 'export const planted = (value: any) => value;\n',
    says: 'noExplicitAny',
  },
  {
    suite: 'unused',
    what: 'an export that nobody uses',
    file: EMAIL,
    put: 'export const planted = 1;\n',
    says: 'planted',
  },
  {
    suite: 'imports',
    what: 'the platform uses a feature',
    file: 'portal/platform/clock.ts',
    put: "export { endpoints } from '../features/legal/contract.ts';\n",
    says: 'portal/platform/clock.ts',
  },
  {
    suite: 'sizes',
    what: 'every page loads the calendar',
    file: 'portal/app/entry-client.tsx',
    put: "import { Calendar } from '@portal/design-system/Calendar';\nObject.assign(globalThis, { Calendar });\n",
    says: 'kB',
  },
  {
    suite: 'unit',
    what: 'an identity code with a wrong check character is good',
    file: 'portal/contract/values/identity-code.ts',
    find: "return refuse('wrongCheckCharacter');",
    put: ';',
    tests: ['identity-code'],
    says: 'identity-code.test.ts',
  },
  {
    suite: 'unit',
    what: 'a calendar file is folded by letters, not octets',
    file: 'portal/domain/appointments/calendar-text.ts',
    find: 'new TextEncoder().encode(letter).length',
    put: 'letter.length',
    tests: ['calendar-file'],
    says: 'calendar-file.test.ts',
  },
  {
    suite: 'unit',
    what: 'muted text that few can read',
    file: REVONTULI,
    find: "textMuted: '#5b5c6e'",
    put: "textMuted: '#9b9cae'",
    tests: ['tokens', 'design-system/src/themes'],
    says: 'textMuted on',
  },
  {
    suite: 'unit',
    what: 'a message is missing in one language',
    file: 'portal/app/messages/sv.json',
    find: '{',
    put: '{ "planted": "Bara på svenska",',
    tests: ['portal/testing/messages.test.ts'],
    says: 'planted',
  },
  {
    suite: 'api',
    what: 'appointments are everybody’s',
    file: SCHEMA,
    find: 'create policy own on appointments using (patient_id = current_patient());',
    put: 'create policy own on appointments using (true);',
    tests: ['isolation'],
    says: 'isolation.api.test.ts',
  },
  {
    suite: 'api',
    what: 'a change without the session’s token is taken',
    file: CSRF,
    find: "if (typeof token !== 'string') return false;",
    put: 'return true;',
    tests: ['every-endpoint'],
    says: 'wants the session’s token',
  },
  {
    suite: 'api',
    what: 'scripts can read the session’s cookie',
    file: 'portal/server/sessions/session-cookie.ts',
    find: 'httpOnly: true',
    put: 'httpOnly: false',
    tests: ['shell.api'],
    says: 'shell.api.test.ts',
  },
  {
    suite: 'answers',
    what: 'an answer is declared that no test has seen',
    file: 'portal/features/legal/contract.ts',
    find: "problems: ['notFound']",
    put: "problems: ['notFound', 'forbidden']",
    says: 'GET /api/terms',
  },
  {
    suite: 'stories',
    what: 'an image without words',
    file: 'design-system/src/Picture/Picture.tsx',
    find: 'src={src} alt={alt}',
    put: 'src={src}',
    tests: ['stories/components/data/Picture.stories.tsx'],
    says: 'image-alt',
  },
  {
    suite: 'stories',
    what: 'text that cannot be read in one brand’s dark scheme',
    file: REVONTULI,
    find: "textMuted: '#b5b5bc'",
    put: "textMuted: '#55555c'",
    tests: ['stories/components/text/Text.stories.tsx'],
    says: 'revontuli dark: color-contrast',
  },
  {
    suite: 'stories',
    what: 'a button that is too small for a finger',
    file: 'design-system/src/Button/Button.css.ts',
    find: '        inlineSize: target,\n        blockSize: target,\n        minBlockSize: target,',
    put: "        inlineSize: '30px',\n        blockSize: '30px',\n        minBlockSize: '30px',",
    tests: ['stories/components/actions/IconButton.stories.tsx'],
    says: '30 × 30 px',
  },
  {
    suite: 'storybook',
    what: 'something that opens over the page is not photographed',
    file: 'stories/components/feedback/Drawer.stories.tsx',
    find: 'export const Default: Story = { parameters: asOverlay };',
    put: 'export const Default: Story = {};\nexport const planted = asOverlay;',
    tests: ['scripts/storybook.browser.test.ts'],
    says: 'storybook.browser.test.ts',
  },
  {
    suite: 'visual',
    what: 'one pixel of padding',
    file: BADGE,
    find: "paddingBlock: '0.125rem'",
    put: "paddingBlock: '0.1875rem'",
    tests: ['visual-*/kaari-360-light'],
    says: 'changed',
  },
  {
    suite: 'e2e',
    what: 'a link that leads to the wrong page',
    file: 'portal/app/shell/Footer.tsx',
    find: "href={href('accessibility-statement')}",
    put: "href={href('front-page')}",
    tests: ['footer.spec.ts'],
    says: 'footer.spec.ts',
  },
  {
    suite: 'e2e',
    what: 'the page’s own scripts are not allowed',
    file: 'portal/server/http/content-security.ts',
    find: `'script-src': [...nonces, "'strict-dynamic'"]`,
    put: `'script-src': ["'none'"]`,
    tests: ['static-styles.spec.ts', '-x'],
    says: 'static-styles.spec.ts',
  },
];
