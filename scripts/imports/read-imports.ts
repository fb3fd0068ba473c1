import { globSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type Argument, type CallExpression, parseSync, Visitor } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

/** One file's use of another, or of a package. */
export interface Import {
  /** The importing file, as a path from the project's root. */
  readonly from: string;
  /** The line of the import, from 1. */
  readonly line: number;
  /** A file of the project (`portal/shell/browser/Root.tsx`), or a package (`react-aria`; `node:` for all that Node brings). */
  readonly to: string;
  readonly isPackage: boolean;
  /** `type` is gone when the code runs; `lazy` is loaded when it is asked for. */
  readonly kind: 'value' | 'type' | 'lazy';
}

const resolver = new ResolverFactory({
  conditionNames: ['import', 'node', 'default'],
  builtinModules: true,
});

/**
 * Every import of a file, each resolved as Node does it.
 * @throws Error where the text does not parse, or an import leads nowhere.
 */
export function readImports(root: string, from: string, text: string): readonly Import[] {
  const { module, errors, ...parsed } = parse(from, text);
  if (errors[0]) throw new Error(`${from}: ${errors[0].message}`);
  const found: Import[] = [];
  const add = (kind: Import['kind'], start: number, specifier: string) =>
    found.push({ from, line: lineAt(text, start), kind, ...resolve(root, from, specifier) });

  for (const { moduleRequest, start } of module.staticImports)
    add(isTypeOnly(text, start) ? 'type' : 'value', start, moduleRequest.value);
  for (const { entries, start } of module.staticExports) {
    const source = entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest;
    if (source) add(isTypeOnly(text, start) ? 'type' : 'value', start, source.value);
  }
  for (const { moduleRequest, start } of module.dynamicImports) {
    const written = text.slice(moduleRequest.start, moduleRequest.end);
    const [, , literal = ''] = /^(['"`])([^$]*)\1$/.exec(written) ?? [];
    // A template names every file that it may lead to.
    const [, template = ''] = /^`(\.{1,2}\/.*\$\{.*)`$/.exec(written) ?? [];
    if (literal) add('lazy', start, literal);
    for (const file of template ? filesLike(root, from, [template.replace(/\$\{[^}]*\}/g, '*')]) : [])
      add('lazy', start, `./${file}`);
  }
  // What stands in no list of a module's imports; the tree is large, so it is built only where there may be some.
  if (/\bimport\(|\bimport\.meta\.glob\b/.test(text))
    new Visitor({
      TSImportType: ({ source, start }) => add('type', start, source.value),
      CallExpression(call) {
        for (const file of globbed(root, from, call)) add('lazy', call.start, `./${file}`);
      },
    }).visit(parsed.program());
  return found;
}

function parse(file: string, text: string) {
  const result = parseSync(file, text);
  return { module: result.module, errors: result.errors, program: () => result.program };
}

/** `import type …` is no import when the code runs; `import { type … }` still is. */
const isTypeOnly = (text: string, start: number): boolean => /^(im|ex)port\s+type\b/.test(text.slice(start));

function resolve(root: string, from: string, specifier: string): Pick<Import, 'to' | 'isPackage'> {
  const result = resolver.sync(join(root, dirname(from)), specifier.replace(/\?.*$/, ''));
  if (result.builtin) return { to: 'node:', isPackage: true };
  const file = result.path && relative(root, result.path).split(sep);
  if (file && file[0] !== '..' && !file.includes('node_modules'))
    return { to: file.join('/'), isPackage: false };
  if (/^[.#/]/.test(specifier)) throw new Error(`${from}: ${specifier} leads nowhere`);
  // By its name, as some are installed on another kind of machine only, or hold types alone.
  return { to: /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier, isPackage: true };
}

/** The files that Vite's `import.meta.glob` loads, relative to the file that calls it. */
function globbed(root: string, from: string, { callee, arguments: [first] }: CallExpression): string[] {
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty' || !first) return [];
  return filesLike(root, from, texts(first));
}

/** The files that patterns name, relative to the file that has them; those with a `!` take some away. */
function filesLike(root: string, from: string, patterns: readonly string[]): string[] {
  const isTaking = (pattern: string) => pattern.startsWith('!');
  return globSync(
    patterns.filter((pattern) => !isTaking(pattern)),
    {
      cwd: join(root, dirname(from)),
      exclude: patterns.filter(isTaking).map((pattern) => pattern.slice(1)),
    },
  );
}

function texts(node: Argument): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type !== 'ArrayExpression') return [];
  return node.elements.flatMap((element) =>
    element && element.type !== 'SpreadElement' ? texts(element) : [],
  );
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
