import { Luggage } from '#src/screens/luggage/page/Luggage.tsx';
import { WhenOffered } from '#src/screens/resolutions/glance/WhenOffered.tsx';

export default function LuggagePage() {
  return <Luggage whenOffered={WhenOffered} />;
}
