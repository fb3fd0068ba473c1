import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { DRAWN, portraitChooser } from './portraits.ts';
import { demoTeams } from './practitioners.ts';

const pictures = demoTeams().map((team) => team.flatMap(({ picture }) => picture ?? []));

test('every drawing is there', () => {
  for (const [kind, count] of Object.entries(DRAWN))
    for (let number = 1; number <= count; number++) {
      const file = new URL(`../shell/browser/public/assets/portrait-${kind}-${number}.svg`, import.meta.url);
      expect(existsSync(fileURLToPath(file)), file.pathname).toBe(true);
    }
});

test('nobody has the face of another of the team, and some have none', () => {
  for (const team of pictures) expect(new Set(team).size).toBe(team.length);
  expect(pictures[0]?.length).toBeGreaterThan(12);
  expect(demoTeams()[0]?.some(({ picture }) => picture === null)).toBe(true);
});

test('who cares for children looks like it', () => {
  const choose = portraitChooser();
  expect(choose('Anna', 'children')).toBe('/assets/portrait-paediatric-woman-1.svg');
  expect(choose('Juha', 'adults')).toBe('/assets/portrait-man-1.svg');
  expect(choose('Juha', 'adults')).toBeNull();
  expect(choose('Juha', 'adults')).toBe('/assets/portrait-man-2.svg');
});
