import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';

import { byName } from '#rules/people/passengers.ts';
import { addresses } from '#src/lib/addresses.ts';
import { Phone } from '#src/session/passengers/Phone.tsx';
import { usePassengers } from '#src/session/passengers/usePassengers.ts';
import { usePermissions } from '#src/session/useRights.ts';
import { LongList } from '#src/ui/content/LongList.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';
import { Figure } from '#src/ui/values/Figure.tsx';

import { AddPassengerButton, useAddingPassenger } from './AddPassengerButton.tsx';

const useStyles = makeStyles({
  passenger: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '16px' },
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  phone: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums lining-nums' },
});

/** Who can travel insured, and by which phone they are reached. */
export function PassengersCard() {
  const styles = useStyles();
  const { locale } = useIntl();
  const { seeingPassengers } = usePermissions();
  const { onAdd, dialog } = useAddingPassenger();

  return (
    <>
      <DataCard
        title="passengers.title"
        reading={usePassengers()}
        failed="passengers.failed"
        isEmpty={({ length }) => length === 0}
        empty="passengers.empty"
        emptyAction={<AddPassengerButton onAdd={onAdd} />}
        footer={
          <div className={styles.ways}>
            <AddPassengerButton onAdd={onAdd} />
            {seeingPassengers === 'enabled' ? (
              <TextLink to={addresses.passengers}>
                <FormattedMessage id="passengers.all" />
              </TextLink>
            ) : null}
          </div>
        }
      >
        {(people) => {
          const present = byName(people, locale);
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
                      {mobilePhoneNumber ? (
                        <Phone number={mobilePhoneNumber} />
                      ) : (
                        <FormattedMessage id="passengers.no_phone" />
                      )}
                    </span>
                  </div>
                )}
              </LongList>
            </>
          );
        }}
      </DataCard>
      {dialog}
    </>
  );
}
