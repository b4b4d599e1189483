import { AddPassenger } from '#src/screens/passengers/AddPassenger.tsx';
import { provideAddPassenger } from '#src/screens/passengers/provideAddPassenger.ts';
import { WhyNotAdd } from '#src/screens/passengers/WhyNotAdd.tsx';

/** The passenger functions that insuring a trip needs. */
export const passengers = { AddPassenger, WhyNotAdd, provideAddPassenger };
