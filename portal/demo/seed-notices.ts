import type { Kysely } from 'kysely';
import { BRAND_IDS, type BrandId } from '#brands/brand-ids.ts';
import { brandOf } from '#brands/registry.ts';
import { languagesOf } from '#contract/brand/brand-languages.ts';
import type { Tables } from '#platform/tables.ts';

const DAY = 86_400_000;

/** Where each brand shows it. */
const PLACES: Readonly<Record<BrandId, readonly string[]>> = {
  kaari: ['front', 'help'],
  pikkujatti: ['help'],
  revontuli: ['help'],
};

const TEXTS = {
  fi: ['Influenssarokotukset ovat alkaneet', 'Voit varata rokotusajan kaikkiin toimipisteisiimme.'],
  sv: [
    'Influensavaccinationerna har börjat',
    'Du kan boka en tid för vaccination till alla våra mottagningar.',
  ],
  en: [
    'Influenza vaccinations have begun',
    'You can book an appointment for a vaccination at all our clinics.',
  ],
} as const;
/** What the first version said of when. */
const FIRST = { fi: 'Aloitamme pian.', sv: 'Vi börjar snart.', en: 'We begin soon.' } as const;

/** A notice of each brand, saved twice by the demo's operator and published. */
export async function seedNotices(owner: Kysely<Tables>, { now }: { readonly now: Date }): Promise<void> {
  const { id: author_id } = await owner
    .selectFrom('professional_users')
    .select('id')
    .where('kind', '=', 'operator')
    .executeTakeFirstOrThrow();
  for (const brand of BRAND_IDS) {
    const { id: item_id } = await owner
      .insertInto('content_items')
      .values({ brand })
      .returning('id')
      .executeTakeFirstOrThrow();
    const content = (isFirst: boolean) =>
      JSON.stringify({
        kind: 'information',
        places: PLACES[brand],
        from: '',
        until: '',
        texts: languagesOf(brandOf(brand)).map((language) => {
          const [title, body] = TEXTS[language];
          return { language, title, body: isFirst ? FIRST[language] : body, linkText: '', link: '' };
        }),
      });
    const ago = (days: number) => new Date(now.getTime() - days * DAY);
    const saved = { item_id, author_id, restored_from: null };
    await owner
      .insertInto('content_versions')
      .values([
        { ...saved, version: 1, content: content(true), saved_at: ago(9) },
        { ...saved, version: 2, content: content(false), saved_at: ago(2) },
      ])
      .execute();
    await owner
      .insertInto('content_publications')
      .values({ item_id, number: 1, version: 2, author_id, published_at: ago(2) })
      .execute();
  }
}
