import type { ComponentType } from 'react';

import type { AddPassengerActor, addPassengerMachine } from '#machines/passengers/addPassenger.machine.ts';
import type { Portal } from '#src/session/portal.ts';

/** What this area needs of the passengers' own; app hands it over. */
export type Passengers = {
  provideAddPassenger: (portal: Portal) => typeof addPassengerMachine;
  AddPassenger: ComponentType<{ flow: AddPassengerActor }>;
  /** Why nobody can be added, in words. */
  WhyNotAdd: ComponentType<{ id: string; why: 'full' | null }>;
};
