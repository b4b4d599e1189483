import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';

import { useFocusStyles } from '../focus/focusStyles.ts';
import { veryWide } from '../spaces.ts';
import { portalTokens } from '../tokens.ts';
import { letters } from './look.ts';

/** Cuts two notches out of a part, where it meets the other one. */
const cut = (one: string, other: string) => ({
  maskImage: `${notchAt(one)}, ${notchAt(other)}`,
  maskComposite: 'intersect',
});
const notchAt = (place: string) =>
  `radial-gradient(circle ${portalTokens.radiusNotch} at ${place}, transparent 96%, black)`;

const useStyles = makeStyles({
  pass: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    filter: portalTokens.shadowPass,
    fontSize: '16px',
    lineHeight: '24px',
    color: tokens.colorNeutralForeground1,
    [veryWide]: { fontSize: '15px', lineHeight: '22px' },
    '@media (forced-colors: active)': { filter: 'none' },
  },
  beside: { [veryWide]: { gridTemplateColumns: 'minmax(0, 1fr) 176px' } },
  picture: { [veryWide]: { gridTemplateColumns: 'minmax(0, 1fr) 216px' } },
  code: { [veryWide]: { gridTemplateColumns: 'minmax(0, 1fr) 296px' } },
  leaf: {
    position: 'relative',
    boxSizing: 'border-box',
    minWidth: 0,
    padding: '20px 16px',
    backgroundColor: tokens.colorNeutralBackground1,
    [veryWide]: { padding: '24px' },
    // Forced colours remove the backgrounds, so notches would not be visible.
    '@media (forced-colors: active)': { maskImage: 'none', ...shorthands.border('1px', 'solid', 'CanvasText') },
  },
  main: {
    borderRadius: `${portalTokens.borderRadiusCard} ${portalTokens.borderRadiusCard} 0 0`,
    ...cut('0 100%', '100% 100%'),
  },
  mainBeside: {
    [veryWide]: {
      borderRadius: `${portalTokens.borderRadiusCard} 0 0 ${portalTokens.borderRadiusCard}`,
      ...cut('100% 0', '100% 100%'),
    },
  },
  inset: { backgroundColor: tokens.colorNeutralBackground2 },
  stub: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '4px',
    borderRadius: `0 0 ${portalTokens.borderRadiusCard} ${portalTokens.borderRadiusCard}`,
    ...cut('0 0', '100% 0'),
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: '18px',
      insetBlockStart: '-1px',
      borderBlockStartWidth: '2px',
      borderBlockStartStyle: 'dashed',
      borderBlockStartColor: tokens.colorNeutralStroke2,
    },
  },
  stubBeside: {
    [veryWide]: {
      padding: '20px',
      borderRadius: `0 ${portalTokens.borderRadiusCard} ${portalTokens.borderRadiusCard} 0`,
      ...cut('0 0', '0 100%'),
      '::before': {
        insetInline: '-1px auto',
        insetBlock: '18px',
        borderBlockStartStyle: 'none',
        borderInlineStartWidth: '2px',
        borderInlineStartStyle: 'dashed',
        borderInlineStartColor: tokens.colorNeutralStroke2,
      },
    },
  },
  scene: {
    height: '112px',
    margin: '-20px -16px 20px',
    borderRadius: `${portalTokens.borderRadiusCard} ${portalTokens.borderRadiusCard} 0 0`,
    overflowX: 'clip',
    overflowY: 'clip',
    '@media print': { display: 'none' },
    '@media (forced-colors: active)': { display: 'none' },
    [veryWide]: {
      height: '132px',
      margin: '-24px -24px 20px',
      borderRadius: `${portalTokens.borderRadiusCard} 0 0 0`,
    },
  },
  across: { [veryWide]: { borderRadius: `${portalTokens.borderRadiusCard} ${portalTokens.borderRadiusCard} 0 0` } },
  // Hidden if it would push content below the fold.
  extra: {
    height: '88px',
    [veryWide]: { height: '88px' },
    '@media (max-width: 639px), (max-height: 835px)': { display: 'none' },
  },
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', marginBlockEnd: '20px' },
  number: { margin: 0, fontSize: 'inherit', lineHeight: 'inherit', fontWeight: tokens.fontWeightSemibold },
  // On a phone, the day is on the second line and the chip stays beside the number.
  day: {
    order: 3,
    flexBasis: '100%',
    color: tokens.colorNeutralForeground2,
    [veryWide]: { order: 0, flexBasis: 'auto' },
  },
  dayBelow: { [veryWide]: { order: 3, flexBasis: '100%' } },
  chip: { marginInlineStart: 'auto' },
  label: letters.label,
  figure: { ...letters.figure, textWrap: 'balance' },
  // Fits on one line of the stub in most languages.
  long: { fontSize: '27px', lineHeight: '36px' },
  fine: { ...letters.fine, color: tokens.colorNeutralForeground2 },
});

type BoardingPassProps = {
  level?: 'h2' | 'h3' | 'h4';
  number: ReactNode;
  day: ReactNode;
  chip: ReactNode;
  /** Image across the top of the main part. Screens only; a decorative one (`isSceneExtra`) only on large screens. */
  scene?: ReactNode;
  isSceneExtra?: boolean;
  stub: ReactNode;
  /** Inside a dialog or card: darker background, with the stub below. */
  isInset?: boolean;
  /** Content that sets the width of the stub beside the main part. */
  stubHas?: 'fact' | 'picture' | 'code';
  attributes?: Record<`data-${string}`, string>;
  children: ReactNode;
};

/** Flight as a boarding pass of two parts. On a phone the stub is below. Focusable. */
export function BoardingPass({
  level: Heading = 'h3',
  number,
  day,
  chip,
  stub,
  scene,
  isSceneExtra = false,
  isInset = false,
  stubHas = 'fact',
  attributes,
  children,
}: BoardingPassProps) {
  const styles = useStyles();
  const focus = useFocusStyles();
  const heading = useId();
  const hasCode = stubHas === 'code';
  const isBeside = hasCode || !isInset;
  const ground = isInset && styles.inset;

  return (
    <article
      className={mergeClasses(
        styles.pass,
        isBeside && styles.beside,
        stubHas !== 'fact' && styles[stubHas],
        focus.ring,
      )}
      tabIndex={-1}
      aria-labelledby={heading}
      {...attributes}
    >
      <div className={mergeClasses(styles.leaf, styles.main, isBeside && styles.mainBeside, ground)}>
        {scene ? (
          <div className={mergeClasses(styles.scene, !isBeside && styles.across, isSceneExtra && styles.extra)}>
            {scene}
          </div>
        ) : null}
        <div className={styles.top}>
          <Heading id={heading} className={styles.number}>
            {number}
          </Heading>{' '}
          <span className={mergeClasses(styles.day, (hasCode || isInset) && styles.dayBelow)}>{day}</span>{' '}
          <span className={styles.chip}>{chip}</span>
        </div>
        {children}
      </div>
      <div className={mergeClasses(styles.leaf, styles.stub, isBeside && styles.stubBeside, ground)}>{stub}</div>
    </article>
  );
}

type StubFactProps = {
  label: ReactNode;
  figure: ReactNode;
  isLong?: boolean;
  children?: ReactNode;
};

export function StubFact({ label, figure, isLong = false, children }: StubFactProps) {
  const styles = useStyles();

  return (
    <>
      <span className={styles.label}>{label}</span>{' '}
      <span className={mergeClasses(styles.figure, isLong && styles.long)}>{figure}</span>{' '}
      {children ? <span className={styles.fine}>{children}</span> : null}
    </>
  );
}
