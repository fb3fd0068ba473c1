import { BrokenText, jsonValues } from './json-values.ts';
import { NOT_UTF8, type Part, Parts, TOO_LONG } from './parts.ts';
import { type Reason, reportable } from './refusals.ts';

/** Bytes of one resource, and of a page that scanned papers of 6 MB fill: a larger one would hold the portal up each time it is read. */
const LARGEST = 8 * 1024 * 1024;

/** A file of resources, which can be read more than once. */
export interface ResourceFile {
  /** As reports name it. */
  readonly name: string;
  /** `lines`: newline-delimited JSON, where a broken line is only itself. Otherwise a bundle, or resources one after the other. */
  readonly form: 'lines' | 'json';
  /** @throws BrokenText or UnreadableFile on the way */
  read(): AsyncIterable<Uint8Array>;
}

/** Thrown by a file that cannot be read, or no further. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

const REFUSED_PARTS = { [TOO_LONG]: 'tooLarge', [NOT_UTF8]: 'notUtf8' } as const;
/** Some systems begin each text with it; it says nothing. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** A resource as JSON says it: its structure is still to be looked at. */
export interface RawResource {
  readonly resourceType: string;
  readonly [member: string]: unknown;
}

export interface Place {
  readonly file: string;
  /** Which resource of the file, from 1. */
  readonly nth: number;
}

/** What stands in a file: a resource with its address in its bundle, or why there is none. */
export type FileEntry = { readonly place: Place } & (
  | { readonly resource: RawResource; readonly fullUrl: string | null; readonly text: string }
  | { readonly refused: Reason; readonly resourceType: string | null; readonly id: string | null }
);

/** Everything that stands in a file, in order; at most one resource is in memory. */
export async function* readResources(file: ResourceFile): AsyncGenerator<FileEntry> {
  let nth = 0;
  try {
    for await (const text of file.form === 'lines' ? lines(file.read()) : jsonValues(file.read(), LARGEST)) {
      nth += 1;
      const found = typeof text === 'string' ? foundIn(text) : refused(REFUSED_PARTS[text]);
      if (found) yield { place: { file: file.name, nth }, ...found };
    }
  } catch (error) {
    const reason =
      error instanceof BrokenText ? 'fileBroken' : error instanceof UnreadableFile && 'fileUnreadable';
    if (!reason) throw error;
    yield { place: { file: file.name, nth: nth + 1 }, ...refused(reason) };
  }
}

function foundIn(text: string) {
  const value = parsed(text);
  if (!isObject(value)) return refused('notJson');
  if (isResource(value)) return { resource: value, fullUrl: null, text };
  const { resource, fullUrl, request, response, search } = value;
  // What a server says of its answer is nobody's.
  if (isObject(search) && search.mode === 'outcome') return null;
  // An entry of a bundle may only say what is to be deleted, or what became of something.
  if (resource === undefined && (request !== undefined || response !== undefined)) return null;
  if (isObject(resource) && isResource(resource))
    return { resource, fullUrl: typeof fullUrl === 'string' ? fullUrl : null, text };
  return refused('notJson', reportable((resource as { id?: unknown })?.id));
}

function refused(reason: Reason, id: string | null = null) {
  return { refused: reason, resourceType: null, id } as const;
}

/**
 * The resource of a text once more, with its decimals as they are written: in FHIR 4.0 is measured more precisely than 4. They
 * are written out again so by `JSON.stringify`, and are no numbers meanwhile.
 */
export function asWritten(
  text: string,
  { resourceType }: { readonly resourceType: string },
): RawResource | null {
  if (!/\d\.\d*0(?!\d)|\d[eE]|\d{16}/.test(text)) return null;
  const value = JSON.parse(
    text.replace(BYTE_ORDER_MARK, ''),
    (_, member: unknown, { source }: { source?: string } = {}) =>
      typeof member === 'number' && source !== undefined && String(member) !== source
        ? JSON.rawJSON(source)
        : member,
  ) as RawResource & { resource: RawResource };
  return value.resourceType === resourceType ? value : value.resource;
}

async function* lines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
  const parts = new Parts(LARGEST);
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(0x0a); end >= 0; end = chunk.indexOf(0x0a, from)) {
      const line = parts.whole(chunk.subarray(from, end));
      from = end + 1;
      if (!isBlank(line)) yield line;
    }
    parts.push(chunk.slice(from));
  }
  const last = parts.whole(new Uint8Array());
  if (!isBlank(last)) yield last;
}

/** A byte order mark is blank, too. */
const isBlank = (part: Part): boolean => typeof part === 'string' && part.trim() === '';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(BYTE_ORDER_MARK, ''));
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isResource(value: Readonly<Record<string, unknown>>): value is RawResource {
  return typeof value.resourceType === 'string';
}
