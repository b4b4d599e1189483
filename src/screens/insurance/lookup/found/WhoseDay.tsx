import { makeStyles } from '@fluentui/react-components';

import type { FoundFlight } from '#rules/insurance/tripTypes.ts';
import { findAirline } from '#src/lib/places/findAirline.ts';
import { narrow } from '#src/ui/spaces.ts';

const useStyles = makeStyles({ airline: { [narrow]: { display: 'block' } }, dot: { [narrow]: { display: 'none' } } });

export function WhoseDay({ flight: { flightNumber }, day }: { flight: FoundFlight; day: string }) {
  const styles = useStyles();
  const airline = findAirline(flightNumber);

  return (
    <>
      {airline ? (
        <>
          <span className={styles.airline}>{airline}</span>
          <span className={styles.dot}> · </span>
        </>
      ) : null}
      <span>{day}</span>
    </>
  );
}
