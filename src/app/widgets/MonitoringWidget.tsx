import { FormattedMessage } from 'react-intl';

import { InitialScanCard } from '#src/screens/monitoring/InitialScanCard.tsx';
import { MonitoredDataCard } from '#src/screens/monitoring/MonitoredDataCard.tsx';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { useIsBasic } from '#src/session/useIsBasic.ts';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { Readable } from '#src/ui/data/Readable.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';

/** The insurance page of another site, where data is monitored. In the compact view, only what was found. */
export function MonitoringWidget() {
  const isBasic = useIsBasic();

  return (
    <Stack gap={24}>
      <PageTitle id="monitoring.title" />
      <PageHeading>
        <FormattedMessage id="monitoring.title" />
      </PageHeading>
      <Readable>
        <InitialScanCard />
      </Readable>
      {isBasic ? null : (
        <Readable>
          <MonitoredDataCard />
        </Readable>
      )}
    </Stack>
  );
}
