import { BagPage as Bag } from '#src/screens/luggage/page/BagPage.tsx';
import { WhenOffered } from '#src/screens/resolutions/glance/WhenOffered.tsx';

import { ShowResolution } from '../remedies/showResolution.ts';

/** A lost bag, with what may be had for it. */
export default function BagPage() {
  return <Bag whenOffered={WhenOffered} ShowResolution={ShowResolution} />;
}
