import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Module ids of the pages. */
const PAGE = /\/(?:browser\/pages|areas\/[\w-]+\/[\w-]+\/[\w-]+)\/\w+Page\.tsx$/;

/** Shows a little of every area, and the menu beside it an icon of each: who comes from there has both already. */
const FRONT_PAGE = /\/browser\/pages\/FrontPage\.tsx$/;
const MENU = /\/browser\/shell\/SideMenu\.tsx$/;

/** Links around every page, whose code comes once the page is there. */
const FRAME = /\/browser\/shell\/(?:HeaderLinks|Footer)\.tsx$/;

/** The area that a page belongs to. */
const AREA = /\/areas\/([\w-]+)\//;

/** The feature that a page belongs to. */
const FEATURE = /\/areas\/[\w-]+\/([\w-]+)\//;

/**
 * What makes a page one with a form: what sends one is such pages' alone, and what checks one and keeps what was typed
 * only theirs that do so. And what makes it one with files to save, as the front page is not.
 */
const KINDS = {
  'shared-typing': /\/forms\/use-form\.ts$/,
  'shared-forms': /\/Form\/Form\.tsx$/,
  'shared-files': /\/downloads\/FileLinks\.tsx$/,
} as const;

/** What makes a page one of the health record, as the front page with its blocks: those for booking do without. */
const RECORD = /\/components\/(?:downloads|record|record-block|withholding)\//;

/** The search for a time, the largest page in whose forms nothing is typed. */
const SEARCH = /\/booking\/search\/ListPage\.tsx$/;

/** Pages to write messages on show what the lists of a record show: were they large, all large ones would load it for nothing. */
const MESSAGES = /\/areas\/messages\//;

/**
 * Who works or operates here, tells patients something, writes a message, chats, shares a record or measures at home loads what others do: what these pages share decides
 * nothing for the others, most of which show no such field.
 */
const FOLLOWING =
  /\/areas\/(?:messages\/(?:workspace|operators|chats|conversations\/(?:new|thread)|staff-sign-in)|record\/(?:record-sharing|home-measurements)|service\/content)\//;

const CONVERSATIONS = /\/areas\/messages\/conversations\//;

/** Files with much that pages which follow others do not show. */
const READING: ReadonlySet<string> = new Set(['shared-record', 'shared-reading']);

/** What the server writes of the shell although its code comes later, as the menu: its styles do not. */
const SHELL_PART = /\/browser\/shell\/\w+\.tsx$/;
const STYLES = /\.css\.ts(?:\.vanilla\.css)?$/;

/** Code of at least that many pages goes into one file; a page that uses less of it loads about 2 kB for nothing. */
const SHARED_BY = 4;

/**
 * Divides what pages load at once into few files, since many small ones compress badly. `shell` is everything that the entry
 * imports statically and what pages of several features show, which nearly every document loads. The styles of what the server
 * writes around every page are there, too: without them it would stand unstyled, and move the page once they come. What several
 * of one feature's pages do and no other's is in `shared-booking` and its like, what a page whose parts come with the document has
 * in common with them in `parts`. `shared-forms` is what only pages with a form show, `shared-typing` what only those do in whose
 * forms something is typed, `shared-files` what only pages with files to save show, `shared-record` what only pages of the health
 * record show. The rest is in `shared-views` if one of the largest pages shows it, and otherwise in `shared-reading`, which those
 * pages do without. What pages that follow others show of these last two is in `shared-writing`, so that they do without the rest,
 * and so is what stands around it.
 * What fewer pages share with the front page is in `front-menu` if the menu shows it, too, and in `front-record`
 * and its like if those are pages of one area: the front page had fourteen files more without. Left alone, the bundler cuts a
 * file for each set of pages that have something in common, twenty for a page. The links around every page are in `frame`,
 * but in `shell` what many pages show of them. What loads on interaction is in none of them.
 *
 * @param entry path of the entry's source
 * @param parts paths of what comes along with a page's document, one of them each time
 */
export function chunks(entry: string, parts: readonly string[] = []) {
  let names: Map<string, string> | null = null;
  return (id: string, modules: Modules): string | null => {
    names ??= chunkNames(entry, new Set(parts), modules);
    return names.get(id) ?? null;
  };
}

function chunkNames(entry: string, parts: ReadonlySet<string>, modules: Modules): Map<string, string> {
  const shell = staticClosure(entry, modules);
  const onDemand = importedOnDemand([...shell], modules);
  // The table of pages is itself loaded on demand.
  const all = [...onDemand, ...importedOnDemand(onDemand, modules)].filter((id) => PAGE.test(id));
  const pages = all.filter((id) => !FOLLOWING.test(id));
  const followed = new Set(
    all.filter((id) => FOLLOWING.test(id)).flatMap((id) => [...staticClosure(id, modules)]),
  );
  const users = new Map<string, string[]>();
  for (const page of new Set([...pages, ...parts])) {
    for (const id of staticClosure(page, modules)) users.set(id, [...(users.get(id) ?? []), page]);
  }
  const ofKinds = Object.entries(KINDS).map(
    ([name, mark]) => [name, new Set([...users].find(([id]) => mark.test(id))?.[1])] as const,
  );
  const ofRecord = new Set([...users].flatMap(([id, some]) => (RECORD.test(id) ? some : [])));
  const groups = [...ofKinds, ['shared-record', ofRecord] as const];
  const withParts = new Set([...parts, ...pages.filter((page) => holdsOneOf(parts, page, modules))]);
  // The largest pages have no room for what they do not show.
  const withTyping = ofKinds.find(([name]) => name === 'shared-typing')?.[1] ?? [];
  const typed = [...withTyping].filter((page) => !MESSAGES.test(page));
  const large = new Set([...withParts, ...typed, ...pages.filter((page) => SEARCH.test(page))]);
  const later = (mark: RegExp) =>
    onDemand.filter((id) => mark.test(id)).flatMap((id) => [...staticClosure(id, modules)]);
  const written = later(SHELL_PART);
  const menu = later(MENU);
  const links = new Set(later(FRAME));
  const frame = [...shell, ...written.filter((id) => STYLES.test(id))];
  const names = [...users].flatMap(([id, pages]) => {
    if (pages.length >= SHARED_BY) {
      const name = links.has(id) ? 'shell' : sharedName(pages, groups, withParts, large);
      return [[id, READING.has(name) && followed.has(id) ? 'shared-writing' : name] as const];
    }
    if (pages.filter((page) => withParts.has(page)).length > 1) return [[id, 'parts'] as const];
    const front = pages.some((page) => large.has(page)) ? null : frontName(pages, menu.includes(id));
    return front ? [[id, front] as const] : [];
  });
  // The pages of conversations follow others, and have much in common: many small files of it pack badly.
  const conversations = all.filter((id) => CONVERSATIONS.test(id)).map((id) => staticClosure(id, modules));
  const named = new Set(names.map(([id]) => id));
  const others = new Set(
    all.filter((id) => !CONVERSATIONS.test(id)).flatMap((id) => [...staticClosure(id, modules)]),
  );
  const inCommon = [...new Set(conversations.flatMap((closure) => [...closure]))].filter(
    (id) =>
      !named.has(id) && !others.has(id) && conversations.filter((closure) => closure.has(id)).length > 1,
  );
  const writing = new Set(names.flatMap(([id, name]) => (name === 'shared-writing' ? [id] : [])));
  return new Map([
    ...[...links].map((id) => [id, 'frame'] as const),
    ...names.map(
      ([id, name]) => [id, isAround(id, name, writing, modules) ? 'shared-writing' : name] as const,
    ),
    ...inCommon.map((id) => [id, 'shared-conversations'] as const),
    ...frame.map((id) => [id, 'shell'] as const),
  ]);
}

/** With one module of `shared-reading` that shows something of `shared-writing` all who load the first would load the second. */
function isAround(id: string, name: string, writing: ReadonlySet<string>, modules: Modules): boolean {
  return name === 'shared-reading' && [...staticClosure(id, modules)].some((each) => writing.has(each));
}

function holdsOneOf(parts: ReadonlySet<string>, page: string, modules: Modules): boolean {
  return importedOnDemand([...staticClosure(page, modules)], modules).some((id) => parts.has(id));
}

/** Pages of the shell are no feature's: they show parts of some. */
function sharedName(
  pages: readonly string[],
  groups: readonly (readonly [name: string, pages: ReadonlySet<string>])[],
  withParts: ReadonlySet<string>,
  large: ReadonlySet<string>,
): string {
  const features = new Set(pages.map((page) => FEATURE.exec(page)?.[1]));
  features.delete(undefined);
  const [only] = features;
  if (only && features.size === 1) return `shared-${only}`;
  const group = groups.find(([, those]) => pages.every((page) => those.has(page)));
  if (group) return group[0];
  if (pages.some((page) => withParts.has(page))) return 'shell';
  return pages.some((page) => large.has(page)) ? 'shared-views' : 'shared-reading';
}

/** Null for what the front page does not show, or shares with pages of several areas. */
function frontName(pages: readonly string[], isOfMenu: boolean): string | null {
  const others = pages.filter((page) => !FRONT_PAGE.test(page));
  if (others.length === pages.length) return null;
  if (isOfMenu) return 'front-menu';
  const areas = new Set(others.map((page) => AREA.exec(page)?.[1]));
  const [only] = areas;
  return only && areas.size === 1 ? `front-${only}` : null;
}

function importedOnDemand(ids: readonly string[], modules: Modules): readonly string[] {
  return ids.flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
}

function staticClosure(entry: string, modules: Modules): Set<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
