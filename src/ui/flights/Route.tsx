import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowRightRegular } from '@fluentui/react-icons';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';

import type { Stop } from './route.ts';

const useStyles = makeStyles({
  route: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '24px' },
  chain: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8px' },
  stop: { textDecorationLine: 'none' },
  arrow: { color: tokens.colorNeutralForeground3 },
});

/** Route such as "OSL → LHR → JFK". Each code shows the name of its airport on demand. */
export function Route({ route }: { route: Stop[][] }) {
  const styles = useStyles();
  const { formatMessage } = useIntl();

  return (
    <span className={styles.route}>
      {route.map((chain, which) => (
        <Fragment key={which}>
          <span className={styles.chain}>
            {chain.map(({ code, name }, place) => (
              <Fragment key={place}>
                {' '}
                {place > 0 ? (
                  <ArrowRightRegular className={styles.arrow} aria-label={formatMessage({ id: 'trips.to' })} />
                ) : null}{' '}
                <abbr className={styles.stop} title={name}>
                  {code}
                </abbr>
              </Fragment>
            ))}
          </span>{' '}
        </Fragment>
      ))}
    </span>
  );
}
