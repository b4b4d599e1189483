import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowRightRegular } from '@fluentui/react-icons';
import { FormattedMessage, useIntl } from 'react-intl';

import { remedyOf } from '#machines/resolutions/case/remedies.ts';
import type { LastChange as Change } from '#machines/resolutions/resolutions.ts';
import { utcMinute } from '#src/lib/time/dates.ts';

import { lookOf } from '../remedyLooks.tsx';
import { StatusChip } from '../status/StatusChip.tsx';

const useStyles = makeStyles({
  change: { display: 'grid', gap: '4px', margin: 0 },
  chips: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  fine: { fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  reason: { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
});

type LastChangeProps = { change: Change; isCombined: boolean; isEarlier?: boolean };

/** Who changed the option by hand, last or earlier, from what to what, why and when. The insurer tells it only to who may see it. */
export function LastChange({ change, isCombined, isEarlier = false }: LastChangeProps) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const { agentId, agentName, from, to, resolutionType, reason, on } = change;
  const remedy = resolutionType ? remedyOf({ type: resolutionType, selected: null }) : null;
  const { name } = lookOf(remedy);
  const chip = remedy && { remedy };

  return (
    <div className={styles.change} data-change>
      <div className={styles.chips}>
        {isCombined && resolutionType ? (
          <FormattedMessage
            id={isEarlier ? 'resolutions.override.earlier_of' : 'resolutions.override.last_of'}
            values={{ part: formatMessage({ id: name }) }}
          />
        ) : (
          <FormattedMessage id={isEarlier ? 'resolutions.override.earlier' : 'resolutions.override.last'} />
        )}
        <StatusChip status={from} {...chip} />
        <ArrowRightRegular aria-hidden />
        <StatusChip status={to} {...chip} />
      </div>
      <span className={styles.reason}>
        <FormattedMessage id="resolutions.override.reason.given" values={{ reason }} />
      </span>
      <span className={styles.fine}>
        <FormattedMessage
          id={agentName ? 'resolutions.override.by' : 'resolutions.override.by_id'}
          values={{ agent: agentName || agentId, moment: utcMinute(on) }}
        />
      </span>
    </div>
  );
}
