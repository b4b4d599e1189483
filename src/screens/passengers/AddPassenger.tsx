import type { AddPassengerActor } from '#machines/passengers/addPassenger.machine.ts';

import { PassengerDialog } from './PassengerDialog.tsx';

/** Asks who else may travel. */
export function AddPassenger({ flow }: { flow: AddPassengerActor }) {
  return <PassengerDialog flow={flow} title="passengers.add.title" submit="passengers.add.submit" />;
}
