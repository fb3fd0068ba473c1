import { expect, it } from 'vitest';
import { brandOf } from '#brands/registry.ts';
import { visit } from '../fixtures.ts';
import { visitBlocks, visitWords } from './visit-blocks.ts';

it('says of a diagnosis that is only suspected that it is', () => {
  const diagnoses = [{ code: 'M06.9', name: 'Nivelreuma', language: 'fi', isSuspected: true }];
  const blocks = visitBlocks(visit({ diagnoses }), visitWords(brandOf('kaari'), 'en'));
  expect(JSON.stringify(blocks)).toContain('Nivelreuma (suspected) M06.9');
});
