import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowRightRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';

import type { Option } from '#machines/resolutions/resolutions.ts';
import { utcMinute } from '#src/lib/time/dates.ts';

import { StatusChip } from '../status/StatusChip.tsx';

const useStyles = makeStyles({
  change: { display: 'grid', gap: '4px', margin: 0 },
  chips: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  fine: { fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  reason: { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
});

/** Who changed the option by hand last, from what to what, why and when. The insurer tells it only to who may see it. */
export function LastChange({ change }: { change: NonNullable<Option['lastChange']> }) {
  const styles = useStyles();
  const { agentId, from, to, reason, on } = change;

  return (
    <div className={styles.change} data-change>
      <div className={styles.chips}>
        <FormattedMessage id="resolutions.override.last" />
        <StatusChip status={from} />
        <ArrowRightRegular aria-hidden />
        <StatusChip status={to} />
      </div>
      <span className={styles.reason}>
        <FormattedMessage id="resolutions.override.reason.given" values={{ reason }} />
      </span>
      <span className={styles.fine}>
        <FormattedMessage id="resolutions.override.by" values={{ agent: agentId, moment: utcMinute(on) }} />
      </span>
    </div>
  );
}
