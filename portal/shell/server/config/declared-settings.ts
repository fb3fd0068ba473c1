import { existsSync } from 'node:fs';
import * as features from '#areas/registry.ts';
import type { DeclaredSettings, SettingsOfFeature } from '#areas/server-feature.ts';

const settingsOf = ({ area, id }: { readonly area: string; readonly id: string }) =>
  new URL(`../../../areas/${area}/${id}/server/settings.ts`, import.meta.url);

/** The settings that features declare (`server/settings.ts`), found by their place as `features.ts` finds the rest. */
export const declaredSettings: readonly SettingsOfFeature[] = await Promise.all(
  Object.values(features)
    .map(settingsOf)
    .filter((file) => existsSync(file))
    // Their order in the page of settings is then the same however modules are loaded.
    .sort((one, other) => one.href.localeCompare(other.href))
    .map(async (file): Promise<SettingsOfFeature> => (await import(file.href)).settings),
);

/** What every feature makes of the settings that it declares. */
export function readDeclaredSettings(given: Readonly<Record<string, unknown>>): DeclaredSettings {
  return Object.assign({}, ...declaredSettings.map(({ read }) => read(given)));
}
