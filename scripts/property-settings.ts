import fc from 'fast-check';

/**
 * Settings for every property test: a generator goes up to its limits, and to a hundred where it has
 * none. By default the library draws at most ten characters of a text that may have 300.
 */
fc.configureGlobal({ defaultSizeToMaxWhenMaxSpecified: true, baseSize: 'medium' });

export * from 'fast-check';
export default fc;
