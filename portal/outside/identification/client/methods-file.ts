import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { IdentificationMethod, MethodLogo } from '#areas/person/shared/identification/methods.ts';
import { isAssuranceLevel } from './assurance.ts';

/** Bytes of a logo: it comes with the login page, which people open on a phone. */
const LOGO_LIMIT = 32 * 1024;

const localised = z.strictObject({
  fi: z.string().trim().min(1),
  sv: z.string().trim().min(1),
  en: z.string().trim().min(1),
});

const fileSchema = z
  .array(
    z.strictObject({
      /** Travels among other words of `acr_values`, and in the address of its logo. */
      id: z
        .string()
        .regex(/^[\w.-]{1,100}$/)
        .refine((id) => !isAssuranceLevel(id), 'is a level of assurance'),
      kind: z.enum(['bank', 'mobile']),
      name: localised,
      logo: z.string().min(1),
      notice: localised.optional(),
    }),
  )
  .min(1);

/**
 * The ways to identify as a file of the installation lists them, in the order of the login page; logos stand beside
 * the file.
 *
 * @throws Error with one sentence if the file, or a logo, cannot be used
 */
export function readMethods(file: string): readonly IdentificationMethod[] {
  const listed = fileSchema.safeParse(parsed(file));
  if (!listed.success) {
    const issue = listed.error.issues[0];
    throw new Error(
      `${file} is not usable at ${issue?.path.join('.') || 'its beginning'}: ${issue?.message}.`,
    );
  }
  const ids = listed.data.map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) throw new Error(`${file} lists ${repeated} twice.`);
  return listed.data.map((method) => ({ ...method, logo: readLogo(join(dirname(file), method.logo)) }));
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON: ${(error as Error).message}.`, { cause: error });
  }
}

function readLogo(file: string): MethodLogo {
  const content = contentOf(file);
  if (content.length > LOGO_LIMIT) throw new Error(`The logo ${file} has more than ${LOGO_LIMIT} bytes.`);
  const type = typeOf(content);
  if (!type) throw new Error(`The logo ${file} is neither SVG nor PNG.`);
  return { type, content };
}

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Error(`The logo ${file} cannot be read.`, { cause: error });
  }
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** By its first bytes, not by its name. */
function typeOf(content: Buffer): MethodLogo['type'] | null {
  if (content.subarray(0, PNG.length).equals(PNG)) return 'image/png';
  return /^\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)*<svg[\s>]/s.test(content.toString('utf8'))
    ? 'image/svg+xml'
    : null;
}
