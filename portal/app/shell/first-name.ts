/** The first of a person's first names, by which the portal addresses them: `Aino` of `Aino Maria`. */
export function firstNameOf({ firstNames }: { readonly firstNames: string }): string {
  return firstNames.split(' ')[0] ?? firstNames;
}
