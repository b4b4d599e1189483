import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
} from '@fluentui/react-components';
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';

import { onBrowserBack } from '#src/lib/browser/backButton.ts';

import { dimmed } from './dimmed.ts';
import { displayType } from './displayType.ts';
import { dialogWidths, narrow } from './spaces.ts';
import { visible } from './visible.ts';

type Answer = { text: ReactNode; onChoose: () => void };

type PromptProps = {
  title: ReactNode;
  children: ReactNode;
  /** Loses nothing and has the focus. */
  main: Answer;
  other?: Answer;
  /** Changes nothing. Escape and the browser's Back give it, or where there is none, the main one. */
  stay?: Answer;
  /** The other answer was given and is waited for: nothing can be answered meanwhile. */
  isBusy?: boolean;
  /** To be read before anything else. */
  isAlert?: boolean;
  /** Extra small, for a few words; small, where there is a table. */
  width?: keyof typeof dialogWidths;
};

const useStyles = makeStyles({
  // A card on a phone, too, clear of its edges.
  surface: {
    top: visible.top,
    bottom: visible.below,
    maxHeight: visible.height,
    overflowY: 'auto',
    [narrow]: { width: 'calc(100% - 32px)' },
  },
  // A long word must not make the dialog wider than the window.
  body: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto', overflowWrap: 'anywhere' },
  xs: { width: dialogWidths.xs },
  sm: { width: dialogWidths.sm },
  title: displayType,
  // The answer that changes nothing is on the left, or lowest on a phone, as in dialogs with a form.
  answers: {
    flexWrap: 'wrap',
    paddingBlockStart: '8px',
    gridColumnStart: 1,
    gridColumnEnd: -1,
    justifySelf: 'end',
    justifyContent: 'end',
    // Fluent stacks them from this width down.
    '@media screen and (max-width: 480px)': { flexDirection: 'column-reverse' },
  },
  button: { minHeight: '44px', whiteSpace: 'nowrap' },
});

/** A dialog that says one thing and waits for an answer. */
export function Prompt(props: PromptProps) {
  const { title, children, main, other, stay, isBusy = false, isAlert = false, width = 'xs' } = props;
  const styles = useStyles();
  const id = useId();
  const first = useId();
  const dismiss = useEffectEvent((stay ?? main).onChoose);
  // A link in its words would come first.
  useEffect(() => document.getElementById(first)?.focus(), [first]);
  useEffect(() => onBrowserBack(() => dismiss()), []);

  return (
    <Dialog
      open
      modalType={isAlert ? 'alert' : 'modal'}
      onOpenChange={(_, { type }) => (type === 'escapeKeyDown' ? (stay ?? main).onChoose() : null)}
    >
      <DialogSurface className={mergeClasses(styles.surface, styles[width])} backdrop={dimmed} aria-describedby={id}>
        <DialogBody className={styles.body}>
          <DialogTitle className={styles.title} action={null}>
            {title}
          </DialogTitle>
          <DialogContent id={id}>{children}</DialogContent>
          <DialogActions className={styles.answers}>
            {stay ? (
              <Button className={styles.button} appearance="subtle" onClick={stay.onChoose}>
                {stay.text}
              </Button>
            ) : null}
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
