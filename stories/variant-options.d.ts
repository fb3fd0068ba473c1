declare module 'virtual:variant-options' {
  const options: import('../.storybook/variant-options.ts').VariantOptions;
  export default options;
}
