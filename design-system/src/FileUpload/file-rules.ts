export interface FileRules {
  /** Extensions ('.pdf') and media types ('image/jpeg', 'image/*'); one match is enough. */
  readonly accept: readonly string[] | undefined;
  /** Bytes. */
  readonly maxSize: number | undefined;
  readonly maxFiles: number | undefined;
}

export interface Refusal {
  readonly name: string;
  readonly reason: 'type' | 'size' | 'empty' | 'count';
}

function isAccepted({ name, type }: File, accept: readonly string[]): boolean {
  return accept.some((rule) => {
    if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule.toLowerCase());
    return rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : type === rule;
  });
}

function faultOf(file: File, { accept, maxSize = Infinity }: FileRules): Refusal['reason'] | null {
  if (accept && !isAccepted(file, accept)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxSize ? 'size' : null;
}

/** Splits the chosen files into those that the rules accept, with `present` there already, and the refused ones. */
export function sortOut(files: readonly File[], rules: FileRules, present: number) {
  const accepted: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const isFull = present + accepted.length >= (rules.maxFiles ?? Infinity);
    const reason = faultOf(file, rules) ?? (isFull ? 'count' : null);
    if (reason) refused.push({ name: file.name, reason });
    else accepted.push(file);
  }
  return { accepted, refused };
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1024;

/** '1,4 Mt': a size as people compare it. */
export function formatSize(bytes: number, locale: string): string {
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(STEP)), UNITS.length - 1);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / STEP ** power);
}

/** 'JPEG, PDF': each format once, however many ways the rules name it. */
export function formatNames(accept: readonly string[], images: string): string {
  const names = accept.map((rule) => {
    if (rule === 'image/*') return images;
    const name = (rule.split(/[./]/).at(-1) ?? rule).toUpperCase();
    return name === 'JPG' ? 'JPEG' : name;
  });
  return [...new Set(names)].join(', ');
}
