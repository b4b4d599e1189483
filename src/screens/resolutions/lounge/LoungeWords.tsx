import { makeStyles } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import type { Lounge } from '#machines/resolutions/resolutions.ts';
import { useApp } from '#src/session/portal.ts';

const useStyles = makeStyles({ words: { display: 'grid', gap: '2px' } });

/** Where a lounge is, when it is open and how one gets there, as far as the partner shows it. */
export function LoungeWords({ lounge: { terminal, securityLocation, businessHours, directions } }: { lounge: Lounge }) {
  const styles = useStyles();
  const flags = useApp(({ context }) => context.theme?.config.flags);
  const hours = businessHours
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '');

  return (
    <span className={styles.words}>
      <span>
        <FormattedMessage id="resolutions.lounge.where" values={{ terminal, security: securityLocation }} />
      </span>{' '}
      {flags?.loungeHours ? hours.map((each) => <span key={each}>{each} </span>) : null}
      {flags?.loungeDirections && directions ? <span>{directions}</span> : null}
    </span>
  );
}
