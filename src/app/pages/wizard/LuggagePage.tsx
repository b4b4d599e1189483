import { Luggage } from '#src/screens/luggage/page/Luggage.tsx';
import { WhenOffered } from '#src/screens/resolutions/glance/WhenOffered.tsx';

/** Every lost bag, each with the way to its options if there are any. */
export default function LuggagePage() {
  return <Luggage whenOffered={WhenOffered} />;
}
