import { FormattedMessage } from 'react-intl';

import { Notice } from '#src/ui/content/Notice.tsx';

/** Somebody else answered it before; below is how it stands now. */
export function Moved() {
  return (
    <div role="status">
      <Notice tone="warning">
        <FormattedMessage id="resolutions.moved" />
      </Notice>
    </div>
  );
}
