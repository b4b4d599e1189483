import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; fallback?: ReactNode };

/** Keeps what is around it when something inside breaks. React offers this to classes only. */
export class CrashBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: true } {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? (this.props.fallback ?? null) : this.props.children;
  }
}
