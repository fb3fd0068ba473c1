import { brandOf } from '@portal/web/brands/registry.ts';
import type { BrandId } from '@portal/web/contract/brand/brand.ts';

/** What a brand for children has in place of the practitioners and visits that all stories share. */
const CHILDRENS: Readonly<Record<string, string>> = {
  'Ilona Heikkinen': 'Saara Niskanen',
  'Mikael Sandström': 'Joonas Sandström',
  'Päivi Koskela-Järvenpää': 'Hanna Koskela-Järvenpää',
  erikoislääkäri: 'lastentautien erikoislääkäri',
  psykoterapeutti: 'lastenpsykiatri',
  Yleislääketiede: 'Lastentaudit',
  'Naistentaudit ja synnytykset': 'Lastentaudit',
  'Lääkärin vastaanotto': 'Lastenlääkärin vastaanotto',
};
const CLINIC = /^Kaari (?=Kamppi$)/;

/** A story's answers with the facts of the brand in which it is shown: its clinics and, for children, paediatricians. */
export function withFactsOf<Answers extends object>(brand: BrandId, answers: Answers): Answers {
  const { name, care } = brandOf(brand);
  const fact = (text: string) =>
    (care === 'children' ? CHILDRENS[text] : undefined) ?? text.replace(CLINIC, `${name} `);
  return JSON.parse(
    JSON.stringify(answers, (_, value: unknown) => (typeof value === 'string' ? fact(value) : value)),
  );
}
