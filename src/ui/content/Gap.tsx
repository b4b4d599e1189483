import { useIntl } from 'react-intl';

import { getGap } from '#src/lib/words.ts';

/** The space between two sentences, which Chinese has none of. */
export const Gap = () => getGap(useIntl().locale);
