import { BagPage as Bag } from '#src/screens/luggage/page/BagPage.tsx';

import { ShowResolution } from '../remedies/showResolution.ts';

/** A lost bag, with what may be had for it. */
export default function BagPage() {
  return <Bag ShowResolution={ShowResolution} />;
}
