import { readFileSync } from 'node:fs';
import type { SignedImageUpload } from '../../portal/areas/person/kela-card/contract.ts';
import { photo } from '../../portal/platform/images/test-images.ts';
import type { Scenario } from './scenario.ts';
import type { Visitor } from './visitor.ts';

const AT_ONCE = 30;
const IMAGE = { width: 3000, height: 2200 };
/** If the images are decoded once, thirty requests take about as long as one. */
const LONGER = 4;

export const thirtyUploads: Scenario = {
  name: '9-thirty-uploads',
  about: `the end of one upload is asked for ${AT_ONCE} times at once: how often are its images decoded?`,
  async attempt(arena) {
    const product = await arena.product();
    const patient = product.visitor();
    await patient.signIn('aino');
    const image = await photo(IMAGE);
    const { pid } = product.portal;
    const finish = async (token: string) =>
      (await patient.get(`/api/kela-card/finish-upload?lang=fi&token=${token}`)).body;
    const time = async (work: () => Promise<unknown>) => {
      const began = performance.now();
      await work();
      return performance.now() - began;
    };
    // Not the first one, which loads libraries.
    await finish(await upload(patient, image));
    const single = await upload(patient, image);
    const one = await time(() => finish(single));
    const token = await upload(patient, image);
    const memoryBefore = memoryOf(pid);
    let most = memoryBefore;
    const watch = setInterval(() => {
      most = Math.max(most, memoryOf(pid));
    }, 20);
    const said: string[] = [];
    const all = await time(() =>
      Promise.all(
        Array.from({ length: AT_ONCE }, async () =>
          said.push(String((await finish(token)).type ?? 'refused')),
        ),
      ),
    );
    clearInterval(watch);
    const successes = said.filter((type) => type === 'success').length;
    return {
      succeeded: all > one * LONGER,
      seen: `one: ${one.toFixed(0)} ms, ${AT_ONCE}: ${all.toFixed(0)} ms (${successes} said success), memory ${memoryBefore} → ${most} MB`,
    };
  },
};

async function upload(patient: Visitor, image: Buffer): Promise<string> {
  const body = {
    mimetypes: { front: 'image/jpeg', back: 'image/jpeg' },
    sizes: { front: image.length, back: image.length },
  };
  const { body: begun } = await patient.send('POST', '/api/kela-card/init-upload?lang=fi', body);
  for (const { url, headers } of [begun.front, begun.back] as SignedImageUpload[]) {
    const put = await fetch(url, { method: 'PUT', headers, body: image as BodyInit });
    if (!put.ok) throw new Error(`The storage answered ${put.status}.`);
  }
  return begun.token;
}

/** Resident memory of a process, in megabytes (Linux). */
function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1000);
}
