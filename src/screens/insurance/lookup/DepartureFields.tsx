import { useFormState } from 'react-final-form';

import { LocalTimeField } from '#src/wizard/fields/LocalTimeField.tsx';

import { type Entered, toDeparture } from './departure.ts';

export function DepartureFields() {
  const { values } = useFormState<Entered>({ subscription: { values: true } });

  return (
    <LocalTimeField
      name="localTime"
      label="insurance.hand.departure"
      hint="insurance.hand.departure.local"
      airport={values.origin}
      departure={toDeparture(values)}
    />
  );
}
