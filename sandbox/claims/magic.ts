/** They are listed, and nothing can be done to them any more. */
export const withdrawn: readonly string[] = ['CE-01', 'CE-07'];

/** Of it the first month that is predicted is never accepted. */
export const unlikelyMonths = 'CE-02';

/** Its revenue is predicted by the adjuster just before its customer does. */
export const predictedMeanwhile = 'CE-03';

/** Its offer is taken back just before its customer answers. */
export const takenBackMeanwhile = 'CE-04';

/** Its offer is disputed from elsewhere just before its customer does. */
export const disputedMeanwhile = 'CE-05';

/** Its payouts are listed, and found no more. */
export const withoutPayouts = 'CE-08';
