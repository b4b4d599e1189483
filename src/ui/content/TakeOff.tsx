import { makeStyles, tokens } from '@fluentui/react-components';
import { AirplaneFilled } from '@fluentui/react-icons';

const useStyles = makeStyles({
  // Takes the space that text and button leave, and shrinks first.
  flight: {
    display: 'none',
    position: 'relative',
    flexShrink: 1000,
    minWidth: 0,
    width: '112px',
    height: '64px',
    marginInlineStart: 'auto',
    overflow: 'hidden',
    color: tokens.colorBrandForegroundLink,
    '@media (min-width: 1000px) and (forced-colors: none)': { display: 'block' },
  },
  plane: { position: 'absolute', insetInlineEnd: '0', insetBlockStart: '0', fontSize: '24px', rotate: '-20deg' },
});

/** Decorative plane beside the greeting of a traveller. */
export function TakeOff() {
  const styles = useStyles();

  return (
    <span className={styles.flight} aria-hidden>
      <svg width="112" height="64" fill="none" stroke="currentColor">
        <path d="M4 61C10 40 44 20 82 15" strokeWidth="2.5" strokeLinecap="round" strokeDasharray="0.1 9" />
      </svg>
      <AirplaneFilled className={styles.plane} />
    </span>
  );
}
