import { z } from 'zod';
import { readConfig } from './config.ts';
import { SETTINGS } from './environment.ts';

const HEAD = `# Settings

The portal is set by environment variables. This page is made from the schema that checks them
(\`portal/shell/server/config\`). After a change of the schema \`npx vitest run --project unit settings-document -u\` makes it again.

Without any settings the portal runs for development. It has an embedded database, and the sandbox as every outside system. A start names all
settings that it cannot read. If it can read them, it names all that are missing or not safe. What an operator does with them is in [operations](operations.md).
`;

/** \`docs/settings.md\`: every setting by its subject, with its meaning and what it is where nothing is set. */
export function settingsDocument(): string {
  const needed = neededSettings();
  const sections = Object.entries(SETTINGS).map(([subject, settings]) => {
    const rows = Object.entries(settings).map(([name, schema]) => {
      const { description } = schema as z.ZodType;
      if (!description) throw new Error(`The setting ${name} has no description`);
      return `| \`${name}\` | ${description} | ${needed.has(name) ? 'needed in production' : defaultOf(schema)} |`;
    });
    return [`## ${subject}`, '', '| setting | meaning | default |', '| --- | --- | --- |', ...rows, ''].join(
      '\n',
    );
  });
  return [HEAD, ...sections].join('\n');
}

/** What a production start without any settings asks for. */
function neededSettings(): ReadonlySet<string> {
  try {
    readConfig({ NODE_ENV: 'production' });
  } catch (error) {
    const { message } = error as Error;
    return new Set(Array.from(message.matchAll(/needs the setting (\w+)/g), ([, name = '']) => name));
  }
  throw new Error('A production start needs no setting');
}

function defaultOf(schema: z.core.$ZodType): string {
  let inner: z.core.$ZodType = schema;
  while (inner instanceof z.ZodPipe) inner = inner.in;
  if (!(inner instanceof z.ZodDefault)) return '–';
  const value = String(inner.def.defaultValue);
  return value === '' ? 'none' : `\`${value}\``;
}
