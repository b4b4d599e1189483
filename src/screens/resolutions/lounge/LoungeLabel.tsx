import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ClockRegular, DirectionsRegular, LocationRegular } from '@fluentui/react-icons';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { Lounge } from '#machines/resolutions/resolutions.ts';
import { useApp } from '#src/session/portal.ts';
import { useTornStyles } from '#src/ui/flights/tornStyles.ts';
import { wide } from '#src/ui/spaces.ts';

import { listOpeningHours } from './openingHours.ts';
import { useLoungeName } from './useLoungeName.ts';

const useStyles = makeStyles({
  lounge: { gap: '4px 24px', paddingBlockEnd: '4px', [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere', gridColumn: '1 / -1' },
  part: { display: 'grid', alignContent: 'start', gap: '4px' },
  fact: {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr)',
    gap: '8px',
    fontSize: '13px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  icon: {
    display: 'grid',
    alignContent: 'center',
    height: '20px',
    fontSize: '16px',
    color: tokens.colorBrandForeground1,
  },
  hours: { display: 'grid', fontVariantNumeric: 'tabular-nums' },
});

/** Radio label of a lounge: location, directions and opening hours, as far as the partner shows them. */
export function LoungeLabel({ lounge }: { lounge: Lounge }) {
  const styles = useStyles();
  const torn = useTornStyles();
  const nameOf = useLoungeName();
  const flags = useApp(({ context }) => context.theme?.config.flags);
  const { terminal, securityLocation, directions } = lounge;
  const hours = listOpeningHours(lounge);

  return (
    <span className={mergeClasses(torn.row, styles.lounge)}>
      <span className={styles.name}>{nameOf(lounge)}</span>{' '}
      <span className={styles.part}>
        <Fact icon={<LocationRegular />}>
          <FormattedMessage id="resolutions.lounge.where" values={{ terminal, security: securityLocation }} />
        </Fact>{' '}
        {flags?.loungeDirections && directions ? <Fact icon={<DirectionsRegular />}>{directions}</Fact> : null}
      </span>{' '}
      {flags?.loungeHours && hours.length > 0 ? (
        <Fact icon={<ClockRegular />}>
          <span className={styles.hours}>
            {hours.map((each) => (
              <span key={each}>{each} </span>
            ))}
          </span>
        </Fact>
      ) : null}
    </span>
  );
}

function Fact({ icon, children }: { icon: ReactElement; children: ReactNode }) {
  const styles = useStyles();

  return (
    <span className={styles.fact}>
      <span className={styles.icon}>{icon}</span>
      <span>{children}</span>
    </span>
  );
}
