import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import type { BrandSettings, BrandSource } from '../../portal/contract/brand/brand.ts';
import { samplesIn, unmarked } from '../../portal/contract/brand/brand-sample.ts';
import { settingsFiles } from './settings-files.ts';

const root = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(root, { recursive: true }));

/** The settings as the portal would read them. */
async function written(id: string, name: string): Promise<BrandSource> {
  const { create } = settingsFiles({ id, name });
  for (const [path, text] of Object.entries(create)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const path of [
    'portal/package.json',
    'portal/contract/brand/brand-sample.ts',
    'portal/brands/privacy',
  ])
    cpSync(path, join(root, path), { recursive: true });
  const file = pathToFileURL(join(root, `portal/brands/${id}.ts`)).href;
  return (await import(file))[id];
}

describe.each([
  ['lumi', 'Lumi', 'Lumi'],
  ['tahti', 'Tähti "O\'Pohjola" & pojat', 'TahtiOPohjo'],
  ['oma1', '{nimi}', 'nimi'],
])('the settings of %s', (id, name, sms) => {
  test('say who it is', async () => {
    const brand = unmarked<BrandSettings>(await written(id, name));
    expect(brand).toMatchObject({ id, name, hosts: [`${id}.localhost`], sender: { sms } });
    expect(brand.texts.sv?.terms?.sections[0]?.text).toContain(name);
    expect(JSON.stringify(brand.texts.fi?.terms?.sections.slice(1))).not.toMatch(/kaar/i);
    for (const language of ['fi', 'sv', 'en'] as const)
      expect(brand.texts[language]?.privacy.sections[0]?.text).toContain('{dataProtectionEmail}');
    expect(brand.dataController.name).toBe(name);
  });

  test('mark what only its owner knows', async () => {
    const keys = samplesIn(await written(id, name)).map(({ key }) => key);
    expect(keys).toEqual([
      ...['fi', 'sv', 'en'].flatMap((language) => [
        `texts.${language}.customerServiceHours`,
        `texts.${language}.terms`,
        `texts.${language}.privacy`,
      ]),
      'customerServicePhone',
      'feedbackEmail',
      'billingEmail',
      'identification.clientId',
      'payment.merchantId',
      'sender.email',
      'sender.sms',
      'dataController.name',
      'dataController.address',
      'dataController.email',
    ]);
  });
});

test('two lines register it, after the others', () => {
  const { change } = settingsFiles({ id: 'lumi', name: 'Lumi' });
  const changed = (file: string) => {
    const path = `portal/brands/${file}`;
    return change[path]?.(readFileSync(path, 'utf8')) ?? '';
  };
  expect(changed('brand-ids.ts')).toMatch(/BRAND_IDS = \['kaari', 'pikkujatti'[^\]]*, 'lumi'\]/);
  expect(changed('registry.ts')).toContain("import { lumi } from './lumi.ts';");
  expect(changed('registry.ts')).toMatch(/brandSources = \{\s*kaari,\s*pikkujatti,[^}]*lumi\s*\}/);
});
