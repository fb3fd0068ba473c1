/**
 * Settings with which Style Dictionary 5 turns one exported brand into CSS custom properties. It knows each type of
 * the format but durations; those are added here.
 * @param file path of `<id>.tokens.json`
 * @param buildPath folder for `tokens.css`, ending with '/'
 */
export const styleDictionaryConfig = (file: string, buildPath: string) => ({
  source: [file],
  hooks: {
    transforms: {
      'duration/css': {
        type: 'value' as const,
        filter: ({ $type }: { $type?: string }) => $type === 'duration',
        transform: ({ $value }: { $value?: { value: number; unit: string } }) =>
          `${$value?.value}${$value?.unit}`,
      },
    },
  },
  platforms: {
    css: {
      transformGroup: 'css',
      transforms: ['duration/css'],
      buildPath,
      files: [{ destination: 'tokens.css', format: 'css/variables' }],
    },
  },
});
