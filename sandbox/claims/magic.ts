/** Claims that are listed but refuse every change. */
export const withdrawn: readonly string[] = ['CE-01', 'CE-07'];

/** The first predicted month of this claim is never accepted. */
export const unlikelyMonths = 'CE-02';

/** The adjuster predicts the revenue of this claim just before its customer does. */
export const predictedMeanwhile = 'CE-03';

/** The offer of this claim is taken back just before its customer answers. */
export const takenBackMeanwhile = 'CE-04';

/** The offer of this claim is disputed elsewhere just before its customer disputes it. */
export const disputedMeanwhile = 'CE-05';

/** The payouts of this claim are listed, but reading one of them returns not found. */
export const withoutPayouts = 'CE-08';
