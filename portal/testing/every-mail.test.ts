import { describe, expect, test } from 'vitest';
import { brandOf } from '#brands/registry.ts';
import { LANGUAGES } from '#contract/language/language.ts';
import { SAMPLE_MAILS } from './sample-mails.ts';

/** Of a subject, which a locked screen shows: results, medicines, illness, treatment, and the record of them. */
const HEALTH =
  /terve|hoito|hoido|tulo(s|ks)|resept|lääk|rokot|sairau|diagno|tutkimu|labora|hälso|vård(?!nad)|svar på prov|recept|läkem|vaccin|sjuk|undersökning|provsvar|health|care\b|result|prescri|medic|illness|disease|test\b/i;

const ADDRESS = /https:\/\/portal\.example\/\S+/g;
/** What a reader sees: no tag, no style. */
const wordsOf = (html: string) =>
  html
    .replace(/<(head|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>/g)];

const kinds = [...SAMPLE_MAILS].flatMap(([kind, render]) =>
  LANGUAGES.map((language) => ({
    kind,
    language,
    mail: render(brandOf(kind.includes('child') ? 'pikkujatti' : 'kaari'), language),
  })),
);

describe.each(kinds)('the e-mail $kind in $language', ({ language, mail }) => {
  const { subject, text, html } = mail;

  test('is a document in its language, with every value filled in', () => {
    expect(html).toMatch(/^<!DOCTYPE html/);
    expect(html).toContain(`<html dir="ltr" lang="${language}">`);
    for (const once of [/<title>/g, /<h1[ >]/g, /<body[ >]/g]) expect(html.match(once)).toHaveLength(1);
    expect(subject + text + wordsOf(html)).not.toMatch(/[{}]|\b(undefined|null|NaN)\b|\[object/);
  });

  test('closes every element that it opens, in order', () => {
    expect(unclosed(html)).toEqual([]);
  });

  test('says the words of its text part', () => {
    const shown = wordsOf(html);
    for (const paragraph of text.replace(ADDRESS, '').split(/[\n:]+/)) {
      expect(shown).toContain(paragraph.trim().replace(/\s+/g, ' '));
    }
  });

  test('has the links of its text part, one of them a button with words on it', () => {
    const links = linksOf(html);
    expect(links.map(([, url]) => url)).toEqual(text.match(ADDRESS) ?? []);
    expect(links.filter(([tag]) => tag.includes('class="button"'))).toHaveLength(links.length > 0 ? 1 : 0);
    expect(wordsOf(html)).not.toContain('https://');
  });

  test('asks for nothing from the network, and is read without images', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|@import|@font-face|background=/i);
  });

  test('says nothing about health in its subject', () => {
    expect(subject).not.toMatch(HEALTH);
  });
});

/** The elements that are closed in the wrong order, or not at all. */
function unclosed(html: string): string[] {
  const open: string[] = [];
  for (const [, end, name = '', rest = ''] of html
    .replace(/<!--[\s\S]*?-->|<!DOCTYPE[^>]*>/g, '')
    .matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
    if (end) {
      if (open.pop() !== name) return [`</${name}>`];
    } else if (!rest.endsWith('/')) open.push(name);
  }
  return open;
}
