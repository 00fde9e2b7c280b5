import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; onFail?: (error: unknown) => void };

/** What breaks inside breaks alone: a dialog whose code cannot be fetched never takes the screen along. */
export class Safe extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFail?.(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
