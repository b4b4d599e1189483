import { makeStyles, tokens } from '@fluentui/react-components';
import { FormattedMessage, useIntl } from 'react-intl';

import { byName } from '#rules/people/passengers.ts';
import { addresses } from '#src/lib/addresses.ts';
import { Phone } from '#src/session/passengers/Phone.tsx';
import { usePassengers } from '#src/session/passengers/usePassengers.ts';
import { usePermissions } from '#src/session/useRights.ts';
import { Initials } from '#src/ui/content/Initials.tsx';
import { LongList } from '#src/ui/content/LongList.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { DataCard } from '#src/ui/data/DataCard.tsx';
import { Figure } from '#src/ui/values/Figure.tsx';

import { AddPassengerButton, useAddingPassenger } from './AddPassengerButton.tsx';

const useStyles = makeStyles({
  passenger: { display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 },
  words: { display: 'grid', minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  phone: {
    fontSize: '13px',
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums lining-nums',
    color: tokens.colorNeutralForeground2,
  },
});

const atFirst = 5;

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
        way={
          seeingPassengers === 'enabled' ? (
            <TextLink to={addresses.passengers}>
              <FormattedMessage id="passengers.all" />
            </TextLink>
          ) : null
        }
        footer={<AddPassengerButton onAdd={onAdd} />}
      >
        {(people) => {
          const present = byName(people, locale);
          return (
            <>
              {present.length > atFirst ? <Figure id="passengers.figure" count={present.length} /> : null}
              <LongList items={present} keyOf={({ passengerId }) => passengerId} step={atFirst} of="lines">
                {({ name, surname, mobilePhoneNumber }) => (
                  <div className={styles.passenger}>
                    <Initials of={{ name, surname }} />
                    <span className={styles.words}>
                      <span className={styles.name}>
                        {name} {surname}
                      </span>{' '}
                      {mobilePhoneNumber ? (
                        <span className={styles.phone}>
                          <Phone number={mobilePhoneNumber} />
                        </span>
                      ) : null}
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
