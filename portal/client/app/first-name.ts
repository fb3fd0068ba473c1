import { useSession } from './app-context.ts';

/** The first of a person's first names, by which the portal addresses them: `Aino` of `Aino Maria`. */
export function firstNameOf({ firstNames }: { readonly firstNames: string }): string {
  return firstNames.split(' ')[0] ?? firstNames;
}

/** What the child is called for whom a guardian acts; null for patients with their own matters. */
export function useChildName(): string | null {
  const { actingFor } = useSession();
  return actingFor && firstNameOf(actingFor);
}
