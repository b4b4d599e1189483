import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { useDataset } from '#src/session/useDataset.tsx';
import { Figure } from '#src/ui/content/Figure.tsx';
import { LongList } from '#src/ui/content/LongList.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';

import { AddPassengerButton } from './AddPassengerButton.tsx';

const useStyles = makeStyles({
  passenger: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '16px' },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  phone: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

/** Who can travel insured, and by which phone they are reached. */
export function PassengersCard() {
  const styles = useStyles();

  return (
    <DataCard
      title="passengers.title"
      reading={useDataset('PASSENGERS')}
      failed="passengers.failed"
      isEmpty={({ passengers }) => passengers.every(isGone)}
      empty="passengers.empty"
      emptyAction={<AddPassengerButton />}
      footer={<AddPassengerButton />}
    >
      {({ passengers }) => {
        const present = passengers.filter((passenger) => !isGone(passenger));
        return (
          <>
            <Figure id="passengers.figure" count={present.length} />
            <LongList items={present} keyOf={({ passengerId }) => passengerId} step={5} of="lines">
              {({ name, surname, mobilePhoneNumber }) => (
                <div className={styles.passenger}>
                  <span className={styles.name}>
                    {name} {surname}
                  </span>
                  <span className={styles.phone}>
                    {mobilePhoneNumber || <FormattedMessage id="passengers.no_phone" />}
                  </span>
                </div>
              )}
            </LongList>
          </>
        );
      }}
    </DataCard>
  );
}

const isGone = ({ active }: { active: number }) => active === 0;
