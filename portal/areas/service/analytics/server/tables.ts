import type { ColumnType, GeneratedAlways } from 'kysely';
import type { BrandId } from '#contract/brand/brand.ts';
import type { Language } from '#contract/language/language.ts';
import type { CreatedAt } from '#platform/tables.ts';

declare module '#platform/tables.ts' {
  interface Tables {
    analytics_events: {
      id: GeneratedAlways<number>;
      at: CreatedAt;
      event: string;
      brand: BrandId;
      language: Language;
      properties: ColumnType<Record<string, string>, string, never>;
    };
  }
}
