import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';

import { onBrowserBack } from '#src/lib/browser/backButton.ts';

import { dimmed } from './dimmed.ts';

type Answer = { text: ReactNode; onChoose: () => void };

type PromptProps = {
  title: ReactNode;
  children: ReactNode;
  /** It loses nothing, stands first and has the focus; Escape and the browser's Back give it, too. */
  main: Answer;
  other?: Answer;
  /** The other answer was given and is waited for: nothing can be answered meanwhile. */
  isBusy?: boolean;
  /** To be read before anything else. */
  isAlert?: boolean;
};

const useStyles = makeStyles({ button: { minHeight: '44px', whiteSpace: 'nowrap' } });

/** A dialog that says one thing and waits for an answer. */
export function Prompt({ title, children, main, other, isBusy = false, isAlert = false }: PromptProps) {
  const styles = useStyles();
  const id = useId();
  const first = useId();
  const choose = useEffectEvent(main.onChoose);
  // A link in its words would come first.
  useEffect(() => document.getElementById(first)?.focus(), [first]);
  useEffect(() => onBrowserBack(() => choose()), []);

  return (
    <Dialog
      open
      modalType={isAlert ? 'alert' : 'modal'}
      onOpenChange={(_, { type }) => (type === 'escapeKeyDown' ? main.onChoose() : null)}
    >
      <DialogSurface backdrop={dimmed} aria-describedby={id}>
        <DialogBody>
          <DialogTitle action={null}>{title}</DialogTitle>
          <DialogContent id={id}>{children}</DialogContent>
          <DialogActions>
            <Button
              id={first}
              className={styles.button}
              appearance="primary"
              disabledFocusable={isBusy}
              onClick={main.onChoose}
            >
              {main.text}
            </Button>
            {other ? (
              <Button className={styles.button} disabledFocusable={isBusy} aria-busy={isBusy} onClick={other.onChoose}>
                {other.text}
              </Button>
            ) : null}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
