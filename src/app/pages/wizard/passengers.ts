import { AddPassenger } from '#src/screens/passengers/AddPassenger.tsx';
import { connectAddPassenger } from '#src/screens/passengers/connectAddPassenger.ts';
import { WhyNotAdd } from '#src/screens/passengers/WhyNotAdd.tsx';

/** The passenger functions that insuring a trip needs. */
export const passengers = { AddPassenger, WhyNotAdd, connectAddPassenger };
