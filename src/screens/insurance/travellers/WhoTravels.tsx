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
import { type Person, stillHere } from './usePeople.ts';

export type TravellersValues = { morePassengers: readonly string[]; delegatedPassenger: string };

type WhoTravelsProps = Pick<Passengers, 'WhyNotAdd'> & {
  people: Reading<readonly Person[]>;
  /** How many may travel at most, in words; null, where there is no maximum. */
  most: Words | null;
  /** Whether so many may travel. */
  mayTravel: (count: number) => boolean;
  /** Somebody is being added. */
  newcomer: AddPassengerActor | undefined;
  /** Undefined: nobody can be added here. */
  onAdd: (() => void) | undefined;
};

const useStyles = makeStyles({
  add: { minHeight: '44px' },
  adding: { display: 'grid', justifyItems: 'start', gap: '8px' },
});

const optionsOf = (people: readonly Person[]) =>
  people.map((person) => ({ value: person.passengerId, label: fullName(person) }));

/** The fields of a form that asks who travels, and whom of them to write to. Somebody new can be added on the way. */
export function WhoTravels({ people, most, mayTravel, newcomer, onAdd, WhyNotAdd }: WhoTravelsProps) {
  const styles = useStyles();
  const whyNot = useId();
  const hasRoom = (people.data?.length ?? 0) < mostPassengers;

  return (
    <>
      {/* Known to the form from the start: what is chosen for a field that is not yet there is lost when it comes. */}
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
      {newcomer ? <Newcomer flow={newcomer} stillHere={(ids) => stillHere(people, ids)} mayTravel={mayTravel} /> : null}
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
