import type { Character } from '../../tokens/src/derive/character.ts';
import type { BrandWish } from '../../tokens/src/derive/derive-brand.ts';
import type { InstalledFont } from './installed-font.ts';

/** Input of each part of a new brand. */
export interface NewBrand {
  /** File name, export name and host label: lower-case letters and digits. */
  readonly id: string;
  /** As people read it. */
  readonly name: string;
}

/** A brand with its look, too: the command's input, validated. */
export interface NewLook extends NewBrand, Character, Omit<BrandWish, 'font' | 'headingFont'> {
  readonly font: InstalledFont;
  readonly headingFont: InstalledFont;
}

/** What a part wants written. Paths start at the repository's root, with '/'. */
export interface FileChanges {
  /** New files with their whole text. */
  readonly create: Readonly<Record<string, string>>;
  /** Existing files: from the old text to the new one. */
  readonly change: Readonly<Record<string, (text: string) => string>>;
}
