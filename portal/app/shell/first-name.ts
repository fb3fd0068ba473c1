/** The first of a person's first names, by which the portal speaks to them: `Aino` of `Aino Maria`. */
export function firstNameOf({ firstNames }: { readonly firstNames: string }): string {
  return firstNames.split(' ')[0] ?? firstNames;
}
