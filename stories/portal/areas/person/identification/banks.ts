import names from '@portal/web/demo/identification/methods.json' with { type: 'json' };

const logos = import.meta.glob<string>('../../../../../portal/demo/identification/*.svg', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The demo's banks, as the server answers. */
export const banks = names.map(({ id, name, logo }) => ({
  id,
  name: name.fi,
  logo: logos[`../../../../../portal/demo/identification/${logo}`] ?? '',
  notice: null as string | null,
}));
