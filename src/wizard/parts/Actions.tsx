import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { Say, type Words } from '#src/forms/Say.tsx';
import type { TextId } from '#src/lib/texts.ts';
import { InlineNotice } from '#src/session/notices/InlineNotice.tsx';
import { wide } from '#src/ui/spaces.ts';
import { useFrame, useWayBack } from '../frame/FrameContext.ts';
import { BusyLabel } from './BusyLabel.tsx';
import { useStickyRoom } from './useStickyRoom.ts';
import { type Wait, Waiting } from './Waiting.tsx';

export type ActionsProps = {
  next?: Words | undefined;
  /** Without it, the button submits its form. */
  onNext?: (() => void) | undefined;
  onBack?: (() => void) | undefined;
  other?: TextId | undefined;
  onOther?: (() => void) | undefined;
  isBusy?: boolean | undefined;
  /** Confirmation directly above the main button, always visible with it. */
  asked?: ReactNode;
  /** Explains both answers. Beside the buttons at the end of the page; on a phone above them. */
  note?: ReactNode;
  wait?: Wait | undefined;
};

const phone = '@media (max-width: 639px)';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '12px',
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    marginBlockStart: '24px',
    marginInline: '-28px',
    paddingBlock: '16px 24px',
    paddingInline: '28px',
    backgroundColor: tokens.colorNeutralBackground1,
    outlineStyle: 'none',
    // Fades out content that scrolls below, so that it does not look cut off.
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '100%',
      height: '16px',
      pointerEvents: 'none',
      backgroundImage: `linear-gradient(transparent, ${tokens.colorNeutralBackground1})`,
    },
    [phone]: {
      marginInline: '-16px',
      paddingBlock: '12px',
      paddingInline: '16px',
      boxShadow: `inset 0 1px ${tokens.colorNeutralStroke2}`,
    },
    '@media (max-height: 479px)': { position: 'static' },
  },
  // Replaces the bottom padding of a missing bar.
  none: { height: '24px' },
  asked: { order: -3, flexBasis: '100%', minWidth: 0 },
  told: { order: -4, flexBasis: '100%', ':empty': { display: 'none' } },
  wait: { order: -2 },
  waitBeside: { [wide]: { justifyContent: 'end' } },
  button: { minHeight: '44px' },
  back: {
    // Aligns the label with the content above.
    minWidth: 'auto',
    marginInlineStart: '-8px',
    marginInlineEnd: 'auto',
    paddingInline: '8px',
    color: tokens.colorBrandForegroundLink,
    '&[aria-disabled=true]': { color: tokens.colorNeutralForegroundDisabled },
    [phone]: { marginInlineEnd: 0 },
  },
  // On wide screens a sticky bar would cover the content, so it comes at the end, below a rule.
  noted: {
    display: 'contents',
    [wide]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '12px',
      marginBlockStart: '24px',
      marginInline: '-28px',
      padding: '20px 28px',
      boxShadow: `inset 0 1px ${tokens.colorNeutralStroke2}`,
    },
  },
  besideNote: {
    marginBlockStart: '16px',
    [wide]: {
      position: 'static',
      marginBlockStart: 0,
      marginInline: 'auto 0',
      padding: 0,
      '::before': { content: 'none' },
    },
  },
  note: { marginBlockStart: '16px', [wide]: { flex: '1 1 200px', marginBlockStart: 0 } },
  other: { marginInlineStart: 'auto', [phone]: { flexGrow: 1, marginInlineStart: 0 } },
  next: { marginInlineStart: 'auto', [phone]: { flex: '1 1 0', minWidth: 'min-content', minHeight: '48px' } },
  besideOther: { marginInlineStart: 0, [phone]: { order: -1, flex: '1 0 100%' } },
});

const someAnswer: Wait = { text: 'wizard.waiting' };

/**
 * Bar with Back on the left and the main action on the right. On a phone the main button is wide and above the others.
 */
export function Actions({
  next,
  onNext,
  onBack,
  other,
  onOther,
  isBusy = false,
  asked = null,
  note = null,
  wait = someAnswer,
}: ActionsProps) {
  const styles = useStyles();
  const { about } = useFrame();
  const goBack = useWayBack(onBack, isBusy);
  const sticky = useStickyRoom<HTMLDivElement>('End');
  const isNoted = note !== null;
  if (!next && !onBack && !other) return <div className={styles.none} />;

  const bar = (
    <div className={mergeClasses(styles.bar, isNoted && styles.besideNote)} tabIndex={-1} ref={sticky}>
      <div className={styles.told}>
        <InlineNotice about={about} />
      </div>
      {asked === null ? null : (
        <div className={styles.asked} data-asked>
          {asked}
        </div>
      )}
      {isBusy ? (
        <Waiting className={mergeClasses(styles.wait, isNoted && styles.waitBeside)} hasRoom={isNoted} {...wait} />
      ) : null}
      {onBack ? (
        <Button
          className={mergeClasses(styles.button, styles.back)}
          appearance="transparent"
          size="large"
          icon={<ChevronLeftRegular />}
          disabledFocusable={isBusy}
          onClick={goBack}
        >
          <FormattedMessage id="wizard.back" />
        </Button>
      ) : null}
      {other ? (
        <Button
          className={mergeClasses(styles.button, styles.other)}
          size="large"
          disabledFocusable={isBusy}
          onClick={onOther}
        >
          <FormattedMessage id={other} />
        </Button>
      ) : null}
      {next ? (
        <Button
          className={mergeClasses(styles.button, styles.next, other && styles.besideOther)}
          size="large"
          appearance="primary"
          type={onNext ? 'button' : 'submit'}
          disabledFocusable={isBusy}
          aria-busy={isBusy}
          onClick={(event) => {
            // The second click of a double click hits the button of the next page.
            if (event.detail > 1) event.preventDefault();
            else onNext?.();
          }}
        >
          <BusyLabel isBusy={isBusy}>
            <Say words={next} />
          </BusyLabel>
        </Button>
      ) : null}
    </div>
  );

  if (!isNoted) return bar;
  return (
    <div className={styles.noted}>
      <div className={styles.note}>{note}</div>
      {bar}
    </div>
  );
}
