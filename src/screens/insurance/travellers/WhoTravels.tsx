import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useId } from 'react';
import { Field as FormField } from 'react-final-form';
import { FormattedMessage } from 'react-intl';

import type { AddPassengerActor } from '#machines/passengers/addPassenger.machine.ts';
import { fullName, mostPassengers } from '#rules/people/passengers.ts';
import { CheckGroup } from '#src/forms/choices/CheckGroup.tsx';
import type { Words } from '#src/forms/Say.tsx';
import { DataView } from '#src/ui/data/DataView.tsx';
import type { Reading } from '#src/ui/data/reading.ts';

import type { Passengers } from '../passengers.ts';
import { Contact } from './Contact.tsx';
import { Newcomer } from './Newcomer.tsx';
import { filterExistingIds, type Person } from './usePeople.ts';

export type TravellersValues = { morePassengers: readonly string[]; delegatedPassenger: string };

type WhoTravelsProps = Pick<Passengers, 'WhyNotAdd'> & {
  people: Reading<readonly Person[]>;
  /** Maximum number of travellers in words; null without a maximum. */
  most: Words | null;
  /** Returns whether this many people may travel. */
  mayTravel: (count: number) => boolean;
  newcomer: AddPassengerActor | undefined;
  /** Undefined if passengers cannot be added here. */
  onAdd: (() => void) | undefined;
};

const useStyles = makeStyles({
  add: { minHeight: '44px' },
  adding: { display: 'grid', justifyItems: 'start', gap: '8px' },
});

const optionsOf = (people: readonly Person[]) =>
  people.map((person) => ({ value: person.passengerId, label: fullName(person) }));

/** Form fields for the travellers and the contact among them. New passengers can be added on the way. */
export function WhoTravels({ people, most, mayTravel, newcomer, onAdd, WhyNotAdd }: WhoTravelsProps) {
  const styles = useStyles();
  const whyNot = useId();
  const hasRoom = (people.data?.length ?? 0) < mostPassengers;

  return (
    <>
      {/* Register the field before the list loads: the form loses a value that is set for an unregistered field. */}
      <FormField<readonly string[]> name="morePassengers" subscription={{ value: true }}>
        {({ input: { value: chosen } }) => (
          <DataView
            reading={people}
            failed="passengers.failed"
            isEmpty={({ length }) => length === 0}
            empty="insurance.travellers.empty"
          >
            {(present) => (
              <>
                <CheckGroup
                  name="morePassengers"
                  label="insurance.travellers.label"
                  {...(most && { hint: most })}
                  options={optionsOf(present)}
                />
                <Contact travellers={optionsOf(present).filter(({ value }) => chosen.includes(value))} />
              </>
            )}
          </DataView>
        )}
      </FormField>
      {newcomer ? (
        <Newcomer flow={newcomer} stillHere={(ids) => filterExistingIds(people, ids)} mayTravel={mayTravel} />
      ) : null}
      {onAdd ? (
        <div className={styles.adding}>
          <Button
            className={styles.add}
            icon={<AddRegular />}
            aria-describedby={hasRoom ? undefined : whyNot}
            disabledFocusable={!hasRoom}
            onClick={onAdd}
          >
            <FormattedMessage id="insurance.travellers.add" />
          </Button>
          <WhyNotAdd id={whyNot} why={hasRoom ? null : 'full'} />
        </div>
      ) : null}
    </>
  );
}
