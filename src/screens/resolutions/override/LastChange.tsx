import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowRightRegular } from '@fluentui/react-icons';
import { FormattedMessage, useIntl } from 'react-intl';

import { findRemedy } from '#machines/resolutions/case/remedies.ts';
import type { LastChange as Change } from '#machines/resolutions/resolutions.ts';
import type { Place } from '#src/lib/places/places.ts';
import { parseInstant } from '#src/lib/time/instants.ts';
import { LocalMoment, UtcMoment } from '#src/ui/flights/LocalTime.tsx';
import { Row } from '#src/ui/layout/Row.tsx';

import { getRemedyLook } from '../remedyLooks.tsx';
import { StatusChip } from '../status/StatusChip.tsx';

const useStyles = makeStyles({
  change: { display: 'grid', gap: '4px', margin: 0 },
  fine: { fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  utc: { fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground3 },
  reason: { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
});

type LastChangeProps = {
  change: Change;
  isCombined: boolean;
  /** Place whose time zone the times are shown in. */
  place: Place;
  isEarlier?: boolean;
};

/**
 * Shows who overrode the option, from which status to which, why and when. The insurer sends this only to users who may
 * see it.
 */
export function LastChange({ change, isCombined, place, isEarlier = false }: LastChangeProps) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const { agentId, agentName, from, to, resolutionType, reason, on } = change;
  const remedy = resolutionType ? findRemedy({ type: resolutionType, selected: null }) : null;
  const { name } = getRemedyLook(remedy);
  const chip = remedy && { remedy };
  const at = parseInstant(on);

  return (
    <div className={styles.change} data-change>
      <Row gap={8} isCentered>
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
      </Row>
      <span className={styles.reason}>
        <FormattedMessage id="resolutions.override.reason.given" values={{ reason }} />
      </span>
      <span className={styles.fine}>
        <FormattedMessage
          id={agentName ? 'resolutions.override.by' : 'resolutions.override.by_id'}
          values={{ agent: agentName || agentId, moment: at === null ? on : <LocalMoment at={at} place={place} /> }}
        />
        {at !== null && place.zone ? (
          <>
            {' '}
            <span className={styles.utc}>
              <UtcMoment at={at} />
            </span>
          </>
        ) : null}
      </span>
    </div>
  );
}
