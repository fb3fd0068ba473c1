import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { expect, spyOn } from 'storybook/test';
import { inProduct, samples } from '../../design-system/src/server-render.samples.tsx';

const meta = {
  title: 'Foundations/Hydration',
  // For the test run only: there is nothing to look at.
  tags: ['!dev', '!autodocs'],
  parameters: { oneMode: true },
} satisfies Meta;
export default meta;

interface HydratedProps {
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** Its effect runs after those of its children. */
function Hydrated({ onDone, children }: HydratedProps): ReactNode {
  useEffect(onDone, [onDone]);
  return children;
}

/** React hydrates Node's markup of each component without repairing anything. */
export const TakesOverTheServersPage: StoryObj = {
  render: () => <div data-testid="hydrated" />,
  play: async ({ canvasElement }) => {
    const { commands } = await import('vitest/browser');
    const pages = await commands.renderSamples();
    await expect(Object.keys(pages)).toEqual(Object.keys(samples));
    for (const [name, html] of Object.entries(pages)) {
      const sample = samples[name];
      if (!sample) throw new Error(`No sample of ${name}`);
      const container = canvasElement.appendChild(document.createElement('div'));
      container.innerHTML = html;
      const complaints: string[] = [];
      let root: Root | undefined;
      const spy = spyOn(console, 'error').mockImplementation((...words) =>
        complaints.push(words.map(String).join(' ')),
      );
      await new Promise<void>((resolve) => {
        const whole = <Hydrated onDone={resolve}>{inProduct(sample.element)}</Hydrated>;
        root = hydrateRoot(container, whole, {
          onRecoverableError: (error) => complaints.push(String(error)),
        });
      });
      await expect(complaints, name).toEqual([]);
      root?.unmount();
      container.remove();
      spy.mockRestore();
    }
  },
};
