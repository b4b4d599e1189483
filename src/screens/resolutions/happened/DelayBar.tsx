import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { Duration } from '#src/ui/flights/Away.tsx';
import { portalTokens } from '#src/ui/tokens.ts';

const useStyles = makeStyles({
  bar: { display: 'flex', gap: '3px', marginBlockStart: '4px' },
  part: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4px',
    flexBasis: 0,
    minWidth: '25%',
    fontSize: '12px',
    lineHeight: '16px',
    color: tokens.colorNeutralForeground2,
    '::before': {
      content: '""',
      height: '8px',
      borderRadius: portalTokens.borderRadiusNode,
      backgroundColor: tokens.colorBrandBackground,
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    },
  },
  late: {
    '::before': {
      backgroundColor: tokens.colorStatusWarningForeground1,
      '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
    },
  },
});

type DelayBarProps = {
  /** Both in milliseconds. */
  late: number;
  flown: number;
};

/** How long one waits, beside how long one flies. The chip and the times above say it in words. */
export function DelayBar({ late, flown }: DelayBarProps) {
  const styles = useStyles();

  return (
    <div className={styles.bar} aria-hidden>
      <span className={`${styles.part} ${styles.late}`} style={{ flexGrow: late }}>
        <span>
          <FormattedMessage id="resolutions.flight.bar.late" values={{ time: <Duration ms={late} /> }} />
        </span>
      </span>
      {flown > 0 ? (
        <span className={styles.part} style={{ flexGrow: flown }}>
          <span>
            <FormattedMessage id="resolutions.flight.bar.flown" values={{ time: <Duration ms={flown} /> }} />
          </span>
        </span>
      ) : null}
    </div>
  );
}
