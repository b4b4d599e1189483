import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; fallback?: ReactNode };

/** Keeps its surroundings alive when its content throws. React supports this in classes only. */
export class CrashBoundary extends Component<Props, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: true } {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? (this.props.fallback ?? null) : this.props.children;
  }
}
