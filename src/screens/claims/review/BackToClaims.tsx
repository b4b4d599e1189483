import { FormattedMessage } from 'react-intl';

import { addresses } from '#src/lib/addresses.ts';
import { BackLink } from '#src/ui/content/BackLink.tsx';

export const BackToClaims = () => (
  <BackLink to={addresses.insurance}>
    <FormattedMessage id="claims.history.back" />
  </BackLink>
);
