import { FormattedMessage } from 'react-intl';

import { useDataset } from '#src/session/useDataset.ts';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';

/** By the first name, as soon as it is known. */
export function Greeting() {
  const name = useDataset('USER_DETAILS').data?.user.firstName;

  return (
    <PageHeading>
      {name ? (
        <FormattedMessage id="dashboard.greeting.name" values={{ name }} />
      ) : (
        <FormattedMessage id="dashboard.greeting" />
      )}
    </PageHeading>
  );
}
