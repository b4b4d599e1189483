import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';

export type ActionsProps = {
  /** What the main button says. */
  next?: TextId | undefined;
  /** Otherwise the button sends the form that it is in. */
  onNext?: (() => void) | undefined;
  onBack?: (() => void) | undefined;
  /** Another way on, beside the main one. */
  other?: TextId | undefined;
  onOther?: (() => void) | undefined;
  isBusy?: boolean | undefined;
};

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap-reverse',
    justifyContent: 'space-between',
    gap: '8px',
    position: 'sticky',
    insetBlockEnd: 0,
    paddingBlock: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 639px)': { '& > button': { flexGrow: 1 } },
  },
  button: { minHeight: '44px' },
  next: { marginInlineStart: 'auto' },
});

/** Back on the left, on the right what the page is for. */
export function Actions({ next, onNext, onBack, other, onOther, isBusy = false }: ActionsProps) {
  const styles = useStyles();

  return (
    <div className={styles.bar}>
      {onBack ? (
        <Button className={styles.button} size="large" disabledFocusable={isBusy} onClick={onBack}>
          <FormattedMessage id="wizard.back" />
        </Button>
      ) : null}
      {other ? (
        <Button className={styles.button} size="large" disabledFocusable={isBusy} onClick={onOther}>
          <FormattedMessage id={other} />
        </Button>
      ) : null}
      {next ? (
        <Button
          className={mergeClasses(styles.button, styles.next)}
          size="large"
          appearance="primary"
          type={onNext ? 'button' : 'submit'}
          disabledFocusable={isBusy}
          aria-busy={isBusy}
          onClick={onNext}
        >
          <FormattedMessage id={isBusy ? 'wizard.working' : next} />
        </Button>
      ) : null}
    </div>
  );
}
