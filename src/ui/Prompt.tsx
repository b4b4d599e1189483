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
  /** Safe answer, which has the focus. */
  main: Answer;
  other?: Answer;
  /** Answer that changes nothing. Escape and the browser's Back give it; without it they give the main one. */
  stay?: Answer;
  /** The other answer is pending, so all buttons are disabled. */
  isBusy?: boolean;
  /** Announces the dialog as an alert. */
  isAlert?: boolean;
  /** Extra small for a few words; small for a table. */
  width?: keyof typeof dialogWidths;
};

const useStyles = makeStyles({
  // Keeps the dialog a card on a phone, with a margin.
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
    // Width below which Fluent stacks the buttons.
    '@media screen and (max-width: 480px)': { flexDirection: 'column-reverse' },
  },
  button: { minHeight: '44px', whiteSpace: 'nowrap' },
});

export function Prompt(props: PromptProps) {
  const { title, children, main, other, stay, isBusy = false, isAlert = false, width = 'xs' } = props;
  const styles = useStyles();
  const id = useId();
  const first = useId();
  const dismiss = useEffectEvent((stay ?? main).onChoose);
  // Otherwise a link in the text would take the focus.
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
