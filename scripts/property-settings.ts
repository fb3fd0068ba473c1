import fc from 'fast-check';

/**
 * What every property is tested with: a generator reaches the limits that it is given, and a hundred where it is given
 * none. By itself the library draws at most ten letters of a text that may have 300.
 */
fc.configureGlobal({ defaultSizeToMaxWhenMaxSpecified: true, baseSize: 'medium' });

export * from 'fast-check';
export default fc;
