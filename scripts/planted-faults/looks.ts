import type { PlantedFault } from './planted-fault.ts';

/** What can be seen and pressed, in each brand. */
export const LOOKS: readonly PlantedFault[] = [
  {
    suite: 'unit',
    what: 'muted text that few can read',
    file: 'tokens/src/brands/revontuli.ts',
    find: "textMuted: '#5b5c6e'",
    put: "textMuted: '#9b9cae'",
    tests: ['tokens', 'design-system/src/themes'],
    says: 'textMuted on',
  },
  {
    suite: 'stories',
    what: 'an image without words',
    file: 'design-system/src/Picture/Picture.tsx',
    find: 'src={src} alt={alt}',
    put: 'src={src}',
    tests: ['stories/design-system/Picture.stories.tsx'],
    says: 'image-alt',
  },
  {
    suite: 'stories',
    what: 'text that cannot be read in one brand’s dark scheme',
    file: 'tokens/src/brands/revontuli.ts',
    find: "textMuted: '#b5b5bc'",
    put: "textMuted: '#55555c'",
    tests: ['stories/design-system/Text.stories.tsx'],
    says: 'revontuli dark: color-contrast',
  },
  {
    suite: 'stories',
    what: 'a button that is too small for a finger',
    file: 'design-system/src/Button/Button.css.ts',
    find: '        inlineSize: target,\n        blockSize: target,\n        minBlockSize: target,',
    put: "        inlineSize: '30px',\n        blockSize: '30px',\n        minBlockSize: '30px',",
    tests: ['stories/design-system/IconButton.stories.tsx'],
    says: '30 × 30 px',
  },
  {
    suite: 'storybook',
    what: 'something that opens over the page is not photographed',
    file: 'stories/design-system/Drawer.stories.tsx',
    find: 'export const Default: Story = { parameters: asOverlay };',
    put: 'export const Default: Story = {};\nexport const planted = asOverlay;',
    tests: ['scripts/storybook.browser.test.ts'],
    says: 'storybook.browser.test.ts',
  },
  {
    suite: 'visual',
    what: 'one pixel of padding',
    file: 'design-system/src/Badge/Badge.css.ts',
    find: "paddingBlock: '0.125rem'",
    put: "paddingBlock: '0.1875rem'",
    tests: ['visual-*/kaari-360-light'],
    says: 'changed',
  },
];
