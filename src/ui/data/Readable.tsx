import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { FileGone } from '#src/lib/browser/builtFiles.ts';

import styles from './Readable.module.css';

type Props = { children: ReactNode };
type State = { children: ReactNode; hasFailed: boolean; gone: FileGone | null };

/**
 * Shows one sentence in place of a part of the page that throws, so that an unreadable value takes down only its card
 * or row. Tries again when its parent renders. Passes on `FileGone`, because reloading the page helps there.
 */
export class Readable extends Component<Props, State> {
  override state: State = { children: this.props.children, hasFailed: false, gone: null };

  static getDerivedStateFromProps({ children }: Props, state: State): State | null {
    return children === state.children ? null : { children, hasFailed: false, gone: null };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return error instanceof FileGone ? { gone: error } : { hasFailed: true };
  }

  override render(): ReactNode {
    if (this.state.gone) throw this.state.gone;
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p className={styles.text} data-unreadable>
        <FormattedMessage id="data.unreadable" />
      </p>
    );
  }
}
