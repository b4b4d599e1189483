import type { ComponentType } from 'react';

import type { AddPassengerActor, addPassengerMachine } from '#machines/passengers/addPassenger.machine.ts';
import type { Portal } from '#src/session/portal.ts';

/** Parts of the passengers' area that this area needs, passed in by the app. */
export type Passengers = {
  connectAddPassenger: (portal: Portal) => typeof addPassengerMachine;
  AddPassenger: ComponentType<{ flow: AddPassengerActor }>;
  /** Explains why no passenger can be added. */
  WhyNotAdd: ComponentType<{ id: string; why: 'full' | null }>;
};
