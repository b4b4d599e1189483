import { makeStyles } from '@fluentui/react-components';

import type { DisruptionRef } from '#machines/resolutions/resolutions.ts';
import { Ground } from '#src/ui/data/Ground.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { wide } from '#src/ui/spaces.ts';

const useStyles = makeStyles({
  // Same heights as the loaded content, to avoid layout shift.
  FLIGHT: { minHeight: '284px', [wide]: { minHeight: '377px' } },
  LUGGAGE: { minHeight: '242px', [wide]: { minHeight: '172px' } },
  ITEM: { minHeight: '176px', [wide]: { minHeight: '184px' } },
  option: { minHeight: '400px', [wide]: { minHeight: '290px' } },
});

/** Placeholder for the disruption and its options while they load. */
export function ComingCase({ category }: Pick<DisruptionRef, 'category'>) {
  const styles = useStyles();

  return (
    <>
      <Ground className={styles[category]}>
        <Lines count={category === 'FLIGHT' ? 6 : 3} />
      </Ground>
      <Ground className={styles.option}>
        <Lines count={4} />
      </Ground>
    </>
  );
}
