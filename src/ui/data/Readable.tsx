import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import styles from './Readable.module.css';

type Props = { children: ReactNode };
type State = { children: ReactNode; hasFailed: boolean };

/**
 * Shows one sentence in place of a part of the page that throws, so that an unreadable value takes down its card or row and
 * nothing else. Tries again when its parent renders.
 */
export class Readable extends Component<Props, State> {
  override state: State = { children: this.props.children, hasFailed: false };

  static getDerivedStateFromProps({ children }: Props, state: State): State | null {
    return children === state.children ? null : { children, hasFailed: false };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p className={styles.text} data-unreadable>
        <FormattedMessage id="data.unreadable" />
      </p>
    );
  }
}
