import type { Product } from './product.ts';
import type { Visitor } from './visitor.ts';

/** Kerttu and Janne, guardians of Venla who live apart, each signed in and acting for her. */
export async function withTwoGuardians(product: Product): Promise<{ one: Visitor; other: Visitor }> {
  const guardian = async (person: string) => {
    const visitor = product.visitor({ host: 'pikkujatti.localhost' });
    await visitor.signIn(person);
    await visitor.actFor('Venla');
    return visitor;
  };
  return { one: await guardian('kerttu'), other: await guardian('janne') };
}
