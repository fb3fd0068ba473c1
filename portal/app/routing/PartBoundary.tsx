import { Component, type ReactNode } from 'react';
import { PartLoadError } from './part-load-error.ts';

export interface PartBoundaryProps {
  /** Stands in place of the part; `retry` shows the part once more. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** Before the other try: forgets that the first one failed. */
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Offers another try where the code of a part could not be fetched; the page around it stays. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { fallback, onRetry, children } = this.props;
    if (error === null) return children;
    // What broke otherwise is the page's matter.
    if (!((error as unknown) instanceof PartLoadError)) throw error;
    return fallback(() => {
      onRetry();
      this.setState({ error: null });
    });
  }
}
