import { bookSignedIn, freeTimes, saidBy } from './booking.ts';
import { withTwoGuardians } from './guardians.ts';
import type { Scenario } from './scenario.ts';

const SECRETS = {
  name: 'Janne Koskinen',
  phone: '0409998877',
  emailAddress: 'janne.uusi@example.com',
  streetAddress: 'Turvakoti 1',
};

/** Janne has moved out from Kerttu's and keeps their child's record up to date. Kerttu searches for him. */
export const otherGuardianReads: Scenario = {
  name: '6-other-guardian-reads',
  about:
    'one guardian looks for the other’s new address, phone, e-mail and working links in the child’s record and download',
  async attempt(arena) {
    const product = await arena.product();
    const { one: kerttu, other: janne } = await withTwoGuardians(product);
    await keepContact(janne);
    const [slot = 0] = await freeTimes(janne, 1);
    const booked = saidBy(
      await bookSignedIn(janne, slot, { email: SECRETS.emailAddress, phone: SECRETS.phone }),
    );
    await product.atRest();
    const pages = [
      await kerttu.get('/api/user/guardians'),
      await kerttu.get('/api/user/data?lang=fi'),
      await kerttu.get('/api/own-appointments?lang=fi'),
      await kerttu.get('/api/user/access-log?lang=fi'),
    ];
    const text = JSON.stringify(pages.map(({ body }) => body)).replaceAll(/[ -]/g, '');
    const wanted = { ...SECRETS, phone: SECRETS.phone.slice(1), name: '' };
    const read = Object.entries(wanted).filter(
      ([, value]) => value && text.includes(value.replaceAll(' ', '')),
    );
    const tokens = [...new Set(text.match(/"token":"([\w-]{20,})"/g) ?? [])];
    const opened: string[] = [];
    for (const found of tokens) {
      const token = /:"(.*)"/.exec(found)?.[1] ?? '';
      const { body } = await product.visitor().get(`/api/anon/appointment/${token}?lang=fi`);
      if (body.type === 'success') opened.push(token);
    }
    return {
      succeeded: read.length > 0 || opened.length > 0,
      seen: `read: ${read.map(([name]) => name).join(', ') || 'nothing'}; working links: ${opened.length} (he had booked: ${booked})`,
    };
  },
};

/** Janne adds himself to the child's record, through its form. */
async function keepContact(janne: Awaited<ReturnType<typeof withTwoGuardians>>['other']): Promise<void> {
  const { patient } = (await janne.get('/api/user')).body;
  const guardian = {
    ...SECRETS,
    isGuardianHasSameAddress: false,
    postalCode: '33100',
    postOffice: 'Tampere',
  };
  const body = {
    // The child's own address, which both may know.
    emailAddress: 'venla@example.com',
    phoneNumber: '0401110000',
    streetAddress: patient.streetAddress,
    postalCode: patient.postalCode,
    postOffice: patient.postOffice,
    guardians: [guardian],
  };
  const saved = await janne.send('POST', '/api/user/contact-information?lang=fi', body);
  if (saved.body.type !== 'success') throw new Error(`The record could not be kept: ${saidBy(saved)}.`);
}
