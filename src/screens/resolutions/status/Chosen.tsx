import { findChosenAlternative } from '#machines/resolutions/requests/request.ts';
import type { Case, Option } from '#machines/resolutions/resolutions.ts';

import { WayLabel } from '../requests/WayLabel.tsx';

/** Shows the flights or the hotel that the customer chose, if the insurer names them. */
export function Chosen({ option, case: told }: { option: Option; case: Case }) {
  const { way, hotel } = findChosenAlternative(option);
  if (way) return <WayLabel way={way} case={told} />;
  return hotel ? hotel.description : null;
}
