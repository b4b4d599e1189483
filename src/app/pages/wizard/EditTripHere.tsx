import type { ComponentProps } from 'react';

import { EditTrip } from '#src/screens/insurance/changes/EditTrip.tsx';

import { passengers } from './passengers.ts';

type EditTripHereProps = Omit<ComponentProps<typeof EditTrip>, 'passengers'>;

/** The dialog outside the wizard. */
export default function EditTripHere(props: EditTripHereProps) {
  return <EditTrip {...props} passengers={passengers} />;
}
