import { brands } from '@portal/tokens/brands/registry';
import { SCHEMES } from '@portal/tokens/contract';
import type { Preview } from '@storybook/react-vite';

const menu = (
  description: string,
  icon: string,
  items: readonly { readonly value: string; readonly title: string }[],
) => ({ description, toolbar: { icon, items: [...items], dynamicTitle: true } });

const SCHEME_NAMES = { light: 'Light', dark: 'Dark' } as const;

/** The toolbar's switches above every story. */
export const globalTypes = {
  brand: menu(
    'Brand',
    'paintbrush',
    brands.map(({ id, name }) => ({ value: id, title: name })),
  ),
  scheme: menu(
    'Colour scheme',
    'mirror',
    SCHEMES.map((value) => ({ value, title: SCHEME_NAMES[value] })),
  ),
  language: menu('Language', 'globe', [
    { value: 'fi', title: 'Suomi' },
    { value: 'sv', title: 'Svenska' },
    { value: 'en', title: 'English' },
  ]),
  textSize: menu('Text size', 'grow', [
    { value: '100', title: 'Text 100 %' },
    { value: '150', title: 'Text 150 %' },
    { value: '200', title: 'Text 200 %' },
  ]),
  direction: menu('Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
} satisfies Preview['globalTypes'];

export const initialGlobals = {
  brand: 'kaari',
  scheme: 'light',
  language: 'fi',
  textSize: '100',
  direction: 'ltr',
};
