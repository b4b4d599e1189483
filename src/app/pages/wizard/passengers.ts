import { AddPassenger } from '#src/screens/passengers/AddPassenger.tsx';
import { provideAddPassenger } from '#src/screens/passengers/provideAddPassenger.ts';
import { WhyNotAdd } from '#src/screens/passengers/WhyNotAdd.tsx';

/** What insuring needs of the passengers' own. */
export const passengers = { AddPassenger, WhyNotAdd, provideAddPassenger };
