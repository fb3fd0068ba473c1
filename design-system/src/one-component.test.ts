import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const source = fileURLToPath(new URL('.', import.meta.url));
const components = readdirSync(source).filter((name) => existsSync(`${source}${name}/${name}.tsx`));

/** Heavy by nature: a page imports them directly only when it needs them at once. */
const HEAVY = ['Calendar', 'ReferenceRange', 'Tabs', 'TrendChart'];

/** Bytes (brotli) that any other component may add to a page, with its dependencies. */
const LIGHT = 10_000;

/** What nearly everything is built on. */
const GROUND = ['DesignSystem', 'Icon', 'VisuallyHidden'];

/** Components made of other components, by name. All others stand alone. */
const MADE_OF: Readonly<Record<string, string>> = {
  AppFooter: 'Logo',
  AppHeader: 'Logo',
  AppLayout: 'SkipLink',
  Avatar: 'Illustration',
  Banner: 'Heading Text',
  Button: 'Spinner',
  ButtonLink: 'Button',
  Calendar: 'Button Heading IconButton Tooltip',
  Card: 'Illustration',
  Checkbox: 'Field FieldError',
  CheckboxGroup: 'Field FieldError',
  CodeField: 'Field FieldError Spinner',
  ComboBox: 'Button Field FieldError IconButton LazyPart Toast Tooltip',
  ConfirmDialog: 'Button Dialog LazyPart Spinner Toast',
  DatePicker: 'Button DateTime Field FieldError IconButton LazyPart Toast Tooltip',
  DateRange: 'DateTime',
  DayPicker: 'Button Card Illustration LazyPart Spinner Toast',
  DescriptionCard: 'Card Heading Illustration Medallion Text',
  DesignSystem: 'Button LazyPart RetryButton Spinner Stack Text',
  Dialog: 'LazyPart Toast',
  Drawer: 'LazyPart Toast',
  EmptyState: 'Heading Illustration',
  ErrorState: 'Button EmptyState Heading Illustration RetryButton Spinner',
  ErrorSummary: 'List Notice TextLink',
  ExternalLink: 'TextLink',
  Facade: 'Illustration',
  Field: 'FieldError',
  FileUpload: 'Button Field FieldError IconButton Picture ProgressBar Tooltip',
  FilterChips: 'TextLink',
  Form: 'Notice Stack',
  Hero: 'Heading Illustration Text',
  IconButton: 'Button Tooltip',
  LazyPart: 'Toast',
  LinkList: 'Skeleton Text',
  LoadMore: 'Button ButtonLink Spinner Stack Text Visible',
  Menu: 'Button LazyPart Toast Tooltip',
  NumberField: 'Button Field FieldError',
  PhoneField: 'Field FieldError LazyPart Toast',
  PageOpening: 'Illustration Page',
  Price: 'Text',
  RadioGroup: 'Field FieldError',
  RatingScale: 'Field FieldError',
  ReferenceRange: 'Badge RangeBar',
  RetryButton: 'Button Spinner',
  SearchField: 'Button Field FieldError IconButton Spinner Tooltip',
  Select: 'Button Field FieldError IconButton LazyPart Toast Tooltip',
  SideNavigation: 'Badge',
  StepList: 'Heading Medallion Text',
  Switch: 'Field',
  Table: 'Skeleton Spinner',
  TextArea: 'Field FieldError',
  TextField: 'Field FieldError',
  Timeline: 'DateTime',
  Toast: 'LazyPart',
  TrendChart: 'Badge DateTime Heading RangeBar ReferenceRange SegmentedControl Skeleton Spinner Table Text',
};

interface Load {
  /** The components whose code comes with it, before any `import()`. */
  readonly others: readonly string[];
  /** Libraries besides React. */
  readonly libraries: readonly string[];
  readonly bytes: number;
}

const loads = new Map<string, Load>();

/** An entry and all that it imports statically. */
function closure(entry: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]) {
  const needed = new Set([entry]);
  for (const { imports } of needed) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  }
  return [...needed];
}

function loadOf(entry: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): Load {
  const needed = closure(entry, chunks);
  const files = chunks.map(({ fileName }) => fileName);
  const folders = needed.flatMap(({ moduleIds }) =>
    moduleIds.map((id) => id.slice(source.length).split('/')[0] ?? ''),
  );
  const isOther = (name: string) =>
    components.includes(name) && name !== entry.name && !GROUND.includes(name);
  return {
    others: [...new Set(folders.filter(isOther))].sort(),
    libraries: needed.flatMap(({ imports }) => imports.filter((name) => !files.includes(name))),
    bytes: needed.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0),
  };
}

beforeAll(async () => {
  // The bundler reads the target browsers from here.
  vi.stubEnv('NODE_ENV', 'production');
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    root: source,
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      rolldownOptions: {
        input: Object.fromEntries(components.map((name) => [name, `${source}${name}/${name}.tsx`])),
        preserveEntrySignatures: 'strict',
        external: [/^react/, /^@radix-ui/],
        // Hashes do not compress: with them any change would change all sizes.
        output: {
          chunkFileNames: '[name].js',
          entryFileNames: '[name].entry.js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  for (const entry of chunks.filter(({ isEntry }) => isEntry)) loads.set(entry.name, loadOf(entry, chunks));
});

afterAll(() => {
  vi.unstubAllEnvs();
});

describe('a page that uses one component', () => {
  it.each(components)('%s loads the code of its parts, and no other', (name) => {
    expect(loads.get(name)?.others.join(' ')).toBe(MADE_OF[name] ?? '');
  });

  it.each(components.filter((name) => !HEAVY.includes(name)))(
    '%s is light: React Aria and Radix wait until they are needed',
    (name) => {
      const { libraries = [], bytes = Number.NaN } = loads.get(name) ?? {};
      expect(libraries.filter((library) => /aria|stately|radix/.test(library))).toEqual([]);
      expect(bytes).toBeLessThanOrEqual(LIGHT);
    },
  );
});
