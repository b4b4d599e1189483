import { BagPage as Bag } from '#src/screens/luggage/page/BagPage.tsx';
import { WhenOffered } from '#src/screens/resolutions/glance/WhenOffered.tsx';

import { ShowResolution } from '../resolutions/showResolution.ts';

export default function BagPage() {
  return <Bag whenOffered={WhenOffered} ShowResolution={ShowResolution} />;
}
