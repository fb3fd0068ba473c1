import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrandSettings } from '#contract/brand/brand.ts';
import { placeholdersOf } from '#contract/language/message-placeholders.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Words of a brand's own that stand in no text's place, or ask for what the text there is not given. */
export function misplacedOverrides({ id, texts }: BrandSettings): readonly string[] {
  return Object.entries(texts).flatMap(([language, { messages }]) =>
    Object.entries(messages).flatMap(([key, text]) => {
      const mistake = mistakeOf(key, text);
      return mistake ? [`Brand ${id}: texts.${language}.messages has ${key}, ${mistake}.`] : [];
    }),
  );
}

function mistakeOf(key: string, text: string): string | null {
  const original = portalTexts().get(key);
  if (original === undefined) return 'which is no text of the portal';
  const given = placeholdersOf(original);
  try {
    const unknown = placeholdersOf(text).filter((name) => !given.includes(name));
    return unknown.length === 0 ? null : `which asks for ${unknown.join(', ')}: that text is not given it`;
  } catch {
    return 'whose text is no ICU message';
  }
}

let known: ReadonlyMap<string, string> | null = null;

/** The Finnish texts, which are the source, by their whole key. */
function portalTexts(): ReadonlyMap<string, string> {
  known ??= new Map(
    globSync(
      [
        'shell/browser/messages/fi.json',
        'components/*/messages/fi.json',
        'areas/**/messages{,-outbound}/fi.json',
      ],
      { cwd: root },
    ).flatMap((file) => textsUnder(groupOf(file), JSON.parse(readFileSync(root + file, 'utf8')))),
  );
  return known;
}

/** `areas/appointments/booking/messages/fi.json` → `booking` */
function groupOf(file: string): string {
  const [, folder = '', outbound] = /([\w-]+)[\\/]messages(-outbound)?[\\/]/.exec(file) ?? [];
  if (folder === 'browser') return 'shell';
  return outbound ? `outbound.${folder}` : folder;
}

function textsUnder(key: string, node: unknown): [string, string][] {
  if (typeof node === 'string') return [[key, node]];
  return Object.entries(node as object).flatMap(([name, each]) => textsUnder(`${key}.${name}`, each));
}
