import { makeStyles, mergeClasses } from '@fluentui/react-components';

import type { Place } from '#src/lib/places/places.ts';

import { portalTokens } from '../tokens.ts';
import { Town } from './Town.tsx';

const useStyles = makeStyles({
  arrival: {
    position: 'relative',
    height: '100%',
    overflowX: 'clip',
    overflowY: 'clip',
    backgroundSize: 'cover',
    backgroundPosition: 'center bottom',
    '@media (forced-colors: active)': { display: 'none' },
  },
  place: { backgroundImage: portalTokens.scenePlace },
  strip: { backgroundImage: portalTokens.sceneWide },
  town: { position: 'absolute', insetInline: 0, insetBlock: '16px 0' },
});

type ArrivalProps = {
  in: Place;
  /** Wide, low format. */
  isStrip?: boolean;
  className?: string;
};

/** Decorative landscape of the theme with the town of the destination. */
export function Arrival({ in: place, isStrip = false, className }: ArrivalProps) {
  const styles = useStyles();

  return (
    <div className={mergeClasses(styles.arrival, isStrip ? styles.strip : styles.place, className)}>
      <div className={styles.town}>
        <Town of={place} />
      </div>
    </div>
  );
}
