import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { DAY, INSURERS, type InsurerName, startEnds } from './test-ends.ts';

let ends: Awaited<ReturnType<typeof startEnds>>;
beforeAll(async () => {
  ends = await startEnds();
});
afterAll(() => ends.close());
afterEach(() => ends.reset());

interface Contract {
  readonly components: { readonly schemas: Readonly<Record<string, z.core.JSONSchema.JSONSchema>> };
}
const contractOf = (name: InsurerName) =>
  parse(readFileSync(new URL(`../${name}.openapi.yaml`, import.meta.url), 'utf8')) as Contract;
const problemsOf = (name: InsurerName, schema: string, value: unknown) =>
  z.fromJSONSchema(contractOf(name).components.schemas[schema] ?? { not: {} }).safeParse(value).error;

const application = () => ({
  insuredIdentityCode: ends.codeOf('elsa'),
  applicantIdentityCode: ends.codeOf('sofia'),
  language: 'sv' as const,
  channel: 'w' as const,
  returnUrl: `${ends.portalOrigin}/api/insurance/lahitapiola-permit-return?state=x`,
});

describe('what is sent and answered', () => {
  it.each<[string, InsurerName, string, string, () => Promise<unknown>]>([
    ['Pohjola’s check', 'pohjola', 'Question', 'Coverage', () => ends.ask.pohjola()],
    ['LähiTapiola’s policies', 'lahitapiola', 'Person', 'Policies', () => ends.ask.lahitapiola()],
    [
      'LähiTapiola’s permits',
      'lahitapiola',
      'PermitQuestion',
      'Permits',
      () => ends.lahitapiola().permitsOf(ends.codeOf('onni'), 'sv'),
    ],
    [
      'LähiTapiola’s application',
      'lahitapiola',
      'Application',
      'ApplicationPage',
      () => ends.lahitapiola().apply(application()),
    ],
  ])('keeps to the contract at both ends: %s', async (_, name, request, answer, ask) => {
    await ask();
    const [exchange] = ends.exchanges;
    expect(exchange).toMatchObject({ status: 200, key: 'sandbox' });
    expect(exchange?.url).not.toMatch(/\d{6}/);
    expect(problemsOf(name, request, exchange?.request)).toBeUndefined();
    expect(problemsOf(name, answer, exchange?.answer)).toBeUndefined();
    // The schemas refuse something.
    expect(problemsOf(name, request, {})).toBeDefined();
    expect(problemsOf(name, answer, { other: true })).toBeDefined();
  });

  it.each(INSURERS)('is refused as the contract says by %s', async (name) => {
    await ends.ask[name]({ apiKey: 'another' }).catch(() => {});
    ends.sandbox.faults.set(name, 'down');
    await ends.ask[name]({ retries: 0 }).catch(() => {});
    expect(ends.exchanges.map(({ status }) => status)).toEqual([401, 503]);
    for (const { answer } of ends.exchanges) expect(problemsOf(name, 'Refused', answer)).toBeUndefined();
  });
});

describe('the demo people', () => {
  it('are covered by Pohjola: Onni, and nobody else', async () => {
    const { hasInsurance } = ends.pohjola();
    const covered: string[] = [];
    for (const { key, identityCode } of ends.people) {
      if (await hasInsurance(identityCode, DAY)) covered.push(key);
    }
    expect(covered).toEqual(['onni']);
    expect(await hasInsurance('131052-308T', DAY)).toBe(false);
  });

  it('have permits at LähiTapiola: Onni, in the asked language', async () => {
    const { codeOf } = ends;
    const { hasPolicy, permitsOf } = ends.lahitapiola();
    expect(await hasPolicy(codeOf('onni'))).toBe(true);
    expect(await permitsOf(codeOf('onni'), 'en')).toEqual([
      expect.objectContaining({ symptom: 'Sprain', bodyPart: 'Left ankle' }),
      expect.objectContaining({ symptom: 'Back pain', bodyPart: 'Lower back' }),
    ]);
    expect((await permitsOf(codeOf('onni'), 'sv'))[0]).toMatchObject({ symptom: 'Stukning' });
    expect(await hasPolicy(codeOf('elsa'))).toBe(true);
    expect(await permitsOf(codeOf('elsa'), 'fi')).toEqual([]);
    expect(await hasPolicy(codeOf('aino'))).toBe(false);
    expect(await permitsOf(codeOf('aino'), 'fi')).toEqual([]);
  });
});

describe('an application for a permit', () => {
  it('is not begun twice when the first answer is lost', async () => {
    ends.sandbox.faults.set('lahitapiola', 'down');
    await expect(ends.lahitapiola().apply(application())).rejects.toThrow('status 503');
    expect(ends.exchanges).toHaveLength(1);
  });

  it('leads to the insurer’s own pages and nowhere else', async () => {
    const { apply } = ends.lahitapiola();
    expect(await apply(application())).toMatch(`${ends.origin}/lahitapiola/applications/`);
    ends.sandbox.faults.set('lahitapiola', 'wrong');
    await expect(apply(application())).rejects.toThrow('another origin');
  });

  it('leads to an address that a header can have, whatever is written in it', async () => {
    const insurer = createServer((_, response) =>
      response.end(JSON.stringify({ applicationUrl: `${ends.origin}/hakemus/Mäkelä\n€` })),
    );
    await new Promise<void>((resolve) => insurer.listen(0, 'localhost', resolve));
    const { port } = insurer.address() as AddressInfo;
    const page = await ends.lahitapiola({ url: `http://localhost:${port}` }).apply(application());
    insurer.close();
    expect(page).toBe(`${ends.origin}/hakemus/M%C3%A4kel%C3%A4%E2%82%AC`);
  });

  it.each([
    ['another site', () => 'https://elsewhere.example/api/insurance/lahitapiola-permit-return'],
    ['another address of the portal', () => `${ends.portalOrigin}/fi`],
  ])('is refused with a way back to %s', async (_, returnUrl) => {
    const applied = ends.lahitapiola().apply({ ...application(), returnUrl: returnUrl() });
    await expect(applied).rejects.toThrow('status 400');
  });
});
