import { FormattedMessage } from 'react-intl';

import { Notice } from '#src/ui/content/Notice.tsx';

/** Says that someone else answered the option first; its new status appears below. */
export function Moved() {
  return (
    <div role="status">
      <Notice tone="warning">
        <FormattedMessage id="resolutions.moved" />
      </Notice>
    </div>
  );
}
