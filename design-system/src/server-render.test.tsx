import { existsSync, readdirSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inProduct, samples } from './server-render.samples.tsx';

const folder = new URL('.', import.meta.url);
const components = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/${name}.tsx`, folder)));

describe('on the server', () => {
  const complaints = vi.fn();

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(complaints);
  });
  afterEach(() => {
    complaints.mockReset();
  });

  it('has a sample of every component', () => {
    expect(Object.keys(samples).sort()).toEqual(components.sort());
  });

  it.each(Object.entries(samples))(
    '%s renders without scripts or inline styles',
    (_name, { element, shows, constantStyles = [] }) => {
      const html = renderToString(inProduct(element));
      if (shows) expect(html).toContain(shows);
      // The content security policy blocks style attributes: what they hide would be visible.
      const styles = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, style]) => style);
      expect(styles.filter((style) => !constantStyles.includes(style ?? ''))).toEqual([]);
      expect(complaints).not.toHaveBeenCalled();
    },
  );
});
