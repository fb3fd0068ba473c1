/**
 * A part of the project with rules of its own about what it stands on; docs/decisions/002-layers.md says what belongs in
 * which.
 */
export interface Layer {
  readonly name: string;
  /** Which files it has; a file belongs to the first layer that has it. */
  readonly files: RegExp;
  /** The layers, beside itself, whose files it may import; `all` for what only developers run. */
  readonly knows: readonly string[] | 'all';
  /** The packages that it may import: by name, by scope (`@radix-ui/`), `node:` for Node's own. */
  readonly packages: readonly string[] | 'all';
  /** Why anything else is refused. */
  readonly rule: string;
}

const PAGE_PACKAGES = ['react', 'swr', 'use-intl'];
const SHARED_BY_FEATURES = ['contract', 'client', 'shared', 'components', 'design-system'];

export const TESTS = 'tests';

export const LAYERS: readonly Layer[] = [
  {
    name: TESTS,
    files:
      /\.test\.tsx?$|(^|\/)(test-|fixture)[^/]*$|\/testing\/|^portal\/(e2e|shell\/server\/reliability)\/|^(stories|\.storybook)\/|\.samples\.tsx$|\/src\/samples\//,
    knows: 'all',
    packages: 'all',
    rule: '',
  },
  {
    name: 'scripts',
    files: /^scripts\/|^[^/]+\.(ts|mjs|cjs)$|^portal\/vite\.config\.ts$|^portal\/build\//,
    knows: 'all',
    packages: 'all',
    rule: '',
  },
  {
    name: 'tokens',
    files: /^tokens\//,
    knows: [],
    packages: ['culori'],
    rule: 'Tokens are data and stand on nothing.',
  },
  {
    name: 'design-system',
    files: /^design-system\//,
    knows: ['tokens'],
    packages: [
      '@capsizecss/',
      '@internationalized/date',
      '@radix-ui/',
      '@vanilla-extract/',
      'd3-scale',
      'd3-shape',
      'react',
      'react-aria',
      'react-aria-components',
      'react-stately',
    ],
    rule: 'The design system knows no product, no router, no fetch and no messages but its own.',
  },
  {
    name: 'contract',
    files: /^portal\/(?:brands|contract)\//,
    knows: [],
    packages: ['icu-minify', 'use-intl', 'zod'],
    rule: 'The contract and the brands stand below everything else in the portal, and browsers know them, too.',
  },
  {
    name: 'platform',
    files: /^portal\/platform\//,
    knows: ['contract'],
    packages: [
      'cockatiel',
      'fontkit',
      'graphile-worker',
      'kysely',
      'node:',
      'pdfkit',
      'pg',
      'sharp',
      'use-intl',
      'zod',
    ],
    rule: 'The platform knows the contract only.',
  },
  {
    name: 'shared server',
    files: /^portal\/areas\/[^/]+\/shared\/[^/]+\/server\//,
    knows: ['tokens', 'contract', 'platform', 'shared', 'outside'],
    packages: ['ajv', 'csv-parse', 'fhir', 'file-type', 'kysely', 'node:', 'zod'],
    rule: "What an area's server code shares stands on the tokens, the contract, the platform and clients of outside systems.",
  },
  {
    name: 'shared',
    files: /^portal\/areas\/[^/]+\/shared\//,
    knows: ['contract'],
    // Types only.
    packages: ['fhir', 'zod'],
    rule: 'What browser and server both mean by a word knows neither of them.',
  },
  {
    name: 'client',
    files: /^portal\/client\//,
    knows: ['contract', 'shared'],
    packages: [...PAGE_PACKAGES, 'zod'],
    rule: 'What every page stands on knows no page, and no server.',
  },
  {
    name: 'components',
    files: /^portal\/components\//,
    knows: ['contract', 'client', 'shared', 'design-system'],
    packages: PAGE_PACKAGES,
    rule: 'What pages of several features show knows none of them, and no server.',
  },
  {
    name: 'feature server',
    files: /^portal\/areas\/[^/]+\/[^/]+\/server\//,
    knows: [
      'contract',
      'platform',
      'shared',
      'shared server',
      'outside',
      'feature',
      'feature server type',
      // A document has the brand's colour and font.
      'tokens',
    ],
    packages: [
      '@bwip-js/',
      '@simplewebauthn/server',
      '@zxcvbn-ts/language-common',
      'fastify',
      'fhir',
      'graphql',
      'kysely',
      'node:',
      'sharp',
      'zod',
    ],
    rule: "A feature's server code stands on the platform, what areas share, and clients of outside systems; it knows no page.",
  },
  {
    name: 'feature list',
    files: /^portal\/areas\/(feature|registry)\.ts$/,
    knows: ['contract', 'feature'],
    packages: [],
    rule: 'The list of features is loaded with every document: it names them, and has no code of theirs.',
  },
  {
    name: 'feature server type',
    files: /^portal\/areas\/server-feature\.ts$/,
    knows: ['contract', 'platform', 'shared', 'shared server', 'outside'],
    packages: ['zod'],
    rule: 'What the server asks of a feature knows none of them.',
  },
  {
    name: 'feature',
    files: /^portal\/areas\/[^/]+\/[^/]+\/([^/]+|messages(-outbound|-shell)?\/[^/]+)$/,
    knows: ['contract', 'shared', 'feature list'],
    packages: ['zod'],
    rule: "What a feature's pages and its server share knows neither of them.",
  },
  {
    name: 'feature pages',
    files: /^portal\/areas\//,
    knows: [...SHARED_BY_FEATURES, 'feature', 'feature list'],
    packages: [...PAGE_PACKAGES, '@simplewebauthn/browser'],
    rule: 'Pages call the server; they do not contain it. Only the design system knows primitives and styles.',
  },
  {
    name: 'sandbox',
    files: /^portal\/outside\/([^/]+\/)?sandbox\//,
    knows: ['contract', 'shared', 'demo', 'outside'],
    packages: ['@fastify/', 'fastify', 'jose', 'node:', 'oidc-provider', 'postal-mime', 'smtp-server', 'zod'],
    rule: 'The other end of the outside systems knows nothing of the portal that calls it.',
  },
  {
    name: 'outside',
    files: /^portal\/outside\//,
    // An e-mail has the brand's colours and font.
    knows: ['contract', 'platform', 'shared', 'tokens'],
    packages: [
      '@aws-sdk/',
      '@react-email/',
      'cockatiel',
      'jose',
      'node:',
      'nodemailer',
      'openid-client',
      'react',
      'react-dom',
      'zod',
      'web-push',
    ],
    rule: 'A client of an outside system knows no feature, and not the other end in the sandbox.',
  },
  {
    name: 'browser server entry',
    files: /^portal\/shell\/browser\/entry-server\.tsx$/,
    knows: ['browser', 'contract', 'client'],
    packages: ['node:', 'react-dom', 'react-router', 'use-intl'],
    rule: 'The shell is rendered on the server without knowing it.',
  },
  {
    name: 'browser',
    files: /^portal\/shell\/browser\//,
    knows: [...SHARED_BY_FEATURES, 'feature', 'feature list', 'feature pages'],
    packages: [...PAGE_PACKAGES, 'react-dom', 'react-router'],
    rule: 'The shell runs in the browser. Only the design system knows primitives and styles.',
  },
  {
    name: 'server',
    files: /^portal\/shell\/server\//,
    knows: [
      'tokens',
      'contract',
      'platform',
      'shared',
      'shared server',
      'outside',
      'feature',
      'feature list',
      'feature server',
      'feature server type',
    ],
    packages: [
      '@fastify/',
      'bowser',
      'fastify',
      'graphql',
      'graphql-http',
      'kysely',
      'node:',
      'pg',
      'vite',
      'zod',
    ],
    rule: 'What runs in production knows neither the sandbox nor the demo, and pages only by the built renderer.',
  },
  {
    name: 'commands',
    files: /^portal\/commands\//,
    knows: [
      'contract',
      'platform',
      'shared',
      'shared server',
      'outside',
      'feature',
      'feature server',
      'server',
    ],
    packages: ['node:', 'kysely', 'use-intl', 'zod'],
    rule: "An operator's command stands on what the server does, and is known by nobody.",
  },
  {
    name: 'demo',
    files: /^portal\/demo\//,
    knows: ['contract', 'platform', 'shared', 'shared server'],
    packages: ['fhir', 'kysely', 'node:'],
    rule: 'The demo clinic is data: it knows no feature and no server.',
  },
];
