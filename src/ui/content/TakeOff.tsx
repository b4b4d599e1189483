import { makeStyles, tokens } from '@fluentui/react-components';
import { AirplaneFilled } from '@fluentui/react-icons';

const useStyles = makeStyles({
  // In the row of a heading it takes what words and button leave, and gives way to both.
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

/** Somebody on the way, beside the greeting of those who travel. It says nothing. */
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
