import { chosenIn } from '#machines/resolutions/requests/request.ts';
import type { Case, Option } from '#machines/resolutions/resolutions.ts';

import { WayLabel } from '../requests/WayLabel.tsx';

/** The flights or the hotel that was chosen out of what was found, as far as the insurer says which. */
export function Chosen({ option, case: told }: { option: Option; case: Case }) {
  const { way, hotel } = chosenIn(option);
  if (way) return <WayLabel way={way} case={told} />;
  return hotel ? hotel.description : null;
}
