import createQpdf from '@neslinesli93/qpdf-wasm';

/** A value of a PDF as qpdf writes it in JSON: `/Name`, `u:text`, `b:hex`, `12 0 R`. */
export type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };
export type Dictionary = Readonly<Record<string, Value | undefined>>;

/** The objects of a PDF as a parser that has nothing of ours reads them. */
export interface PdfObjects {
  readonly catalog: Dictionary;
  readonly info: Dictionary;
  /** What a reference leads to, or the value itself; of a stream its dictionary. */
  readonly resolve: (value: Value | undefined) => Value | undefined;
  /** The same where a dictionary is expected: an empty one if there is another thing. */
  readonly dictionary: (value: Value | undefined) => Dictionary;
  readonly list: (value: Value | undefined) => readonly Value[];
  /** What a stream has, decoded, as Latin-1. */
  readonly stream: (value: Value | undefined) => string;
}

/** What of the tool's module its types leave out. */
interface Qpdf {
  readonly callMain: (args: readonly string[]) => number;
  readonly FS: {
    readonly writeFile: (path: string, bytes: Uint8Array) => void;
    readonly readFile: (path: string) => Uint8Array;
  };
}

const said: string[] = [];
let started: Promise<Qpdf> | null = null;

/** It says everything by the console that there is when it starts. */
function start(): Promise<Qpdf> {
  const { log, error } = console;
  const hear = (line: string) => said.push(line);
  Object.assign(console, { log: hear, error: hear });
  try {
    return (createQpdf as unknown as () => Promise<Qpdf>)();
  } finally {
    Object.assign(console, { log, error });
  }
}

async function run(bytes: Uint8Array, args: readonly string[]) {
  started ??= start();
  const { callMain, FS } = await started;
  const { exitCode } = process;
  said.length = 0;
  FS.writeFile('/in.pdf', bytes);
  const code = callMain(args);
  // The tool sets the code of the whole process.
  process.exitCode = exitCode;
  return { code, read: (path: string) => Buffer.from(FS.readFile(path)).toString() };
}

/** What `qpdf --check` finds wrong in a file; nothing where the file is well formed. */
export async function qpdfFaults(bytes: Uint8Array): Promise<readonly string[]> {
  const { code } = await run(bytes, ['--check', '/in.pdf']);
  return code === 0 ? [] : [`qpdf --check ends with ${code}`, ...said];
}

interface Written {
  readonly value?: Value;
  readonly stream?: { readonly dict: Value; readonly data: string };
}

/** @throws Error for what is no PDF */
export async function pdfObjects(bytes: Uint8Array): Promise<PdfObjects> {
  const args = ['--json=2', '--json-stream-data=inline', '--decode-level=all', '/in.pdf', '/out.json'];
  const { code, read } = await run(bytes, args);
  if (code !== 0) throw new Error(said.join('\n'));
  const [, objects] = JSON.parse(read('/out.json')).qpdf as [unknown, Readonly<Record<string, Written>>];
  const find = (value: Value | undefined) =>
    typeof value === 'string' ? objects[`obj:${value}`] : undefined;
  const resolve = (value: Value | undefined): Value | undefined => {
    const found = find(value);
    return found ? (found.stream?.dict ?? found.value) : value;
  };
  const dictionary = (value: Value | undefined): Dictionary => {
    const found = resolve(value);
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Dictionary) : {};
  };
  const trailer = objects.trailer?.value as Dictionary;
  return {
    catalog: dictionary(trailer['/Root']),
    info: dictionary(trailer['/Info']),
    resolve,
    dictionary,
    list: (value) => {
      const found = resolve(value);
      return Array.isArray(found) ? found : [];
    },
    stream: (value) => Buffer.from(find(value)?.stream?.data ?? '', 'base64').toString('latin1'),
  };
}
