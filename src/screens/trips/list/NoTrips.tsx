import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { useRights } from '#src/session/useRights.ts';
import { displayType } from '#src/ui/displayType.ts';
import { wide } from '#src/ui/spaces.ts';
import { portalTokens } from '#src/ui/tokens.ts';

import { InsureTripButton } from '../InsureTripButton.tsx';

const useStyles = makeStyles({
  card: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: portalTokens.borderRadiusCard,
    boxShadow: portalTokens.shadowCard,
    [wide]: { gridTemplateColumns: '320px minmax(0, 1fr)' },
    '@media (forced-colors: active)': { ...shorthands.border('1px', 'solid', 'CanvasText') },
  },
  scene: {
    minHeight: '150px',
    backgroundImage: portalTokens.scenePlace,
    backgroundSize: 'cover',
    backgroundPosition: 'center bottom',
    [wide]: { minHeight: '220px' },
    '@media (forced-colors: active)': { display: 'none' },
  },
  words: {
    display: 'grid',
    gap: '12px',
    alignContent: 'center',
    justifyItems: 'start',
    padding: '20px 16px',
    [wide]: { padding: '32px' },
  },
  question: {
    margin: 0,
    ...displayType,
    fontSize: '20px',
    lineHeight: '28px',
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** Before the first trip: an invitation, to who may accept it. */
export function NoTrips() {
  const styles = useStyles();
  const { insuring } = useRights();

  return (
    <section className={styles.card}>
      <div className={styles.scene} />
      <div className={styles.words}>
        {insuring === 'enabled' ? (
          <h2 className={styles.question}>
            <FormattedMessage id="trips.empty.question" />
          </h2>
        ) : null}
        <p className={styles.text}>
          <span>
            <FormattedMessage id="trips.empty" />
          </span>{' '}
          {insuring === 'enabled' ? <FormattedMessage id="trips.empty.invitation" /> : null}
        </p>
        <InsureTripButton />
      </div>
    </section>
  );
}
