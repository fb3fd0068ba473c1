import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { InformationTab } from '#contract/information-tabs.ts';
import { PartLoadError } from '../../routing/part-load-error.ts';

type Part = LazyExoticComponent<ComponentType>;

/** What each tab shows; its code and styles come with the document that opens it, and the other's when it is asked for. */
const LOADERS: Readonly<Record<InformationTab, () => Promise<ComponentType>>> = {
  contact: () => import('./ContactPart.tsx').then((module) => module.ContactPart),
  consent: () =>
    import('#features/patient-information/components/ConsentTab.tsx').then((module) => module.ConsentTab),
};

const parts = { contact: partOf('contact'), consent: partOf('consent') };

/** What a tab shows, to be rendered inside a `PartBoundary`. */
export const tabPart = (id: InformationTab): Part => parts[id];

/** Lets a tab whose code could not be fetched be tried once more: React remembers that it failed. */
export function forgetTabPart(id: InformationTab): void {
  parts[id] = partOf(id);
}

function partOf(id: InformationTab): Part {
  return lazy(async () => {
    try {
      return { default: await LOADERS[id]() };
    } catch (cause) {
      throw new PartLoadError(id, { cause });
    }
  });
}

/** Source of each tab's code, as the build names it. */
export const TAB_SOURCES = {
  contact: 'app/pages/my-information/ContactPart.tsx',
  consent: 'features/patient-information/components/ConsentTab.tsx',
} as const satisfies Record<InformationTab, string>;
