import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import { PageTitle } from '#src/session/PageTitle.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import type { BagChip } from '../happened/WhatHappened.tsx';
import { CaseView } from './CaseView.tsx';
import { parseDisruptionRef } from './parseDisruptionRef.ts';

type CasePageProps = {
  bagChip: BagChip;
  disruptions: ReactNode;
};

/**
 * Shows the disruption that the address names, with its options. Without one in the address it lists all disruptions.
 */
export function CasePage({ bagChip, disruptions }: CasePageProps) {
  const [search] = useSearchParams();
  const which = parseDisruptionRef(search);

  return (
    <Stack gap={24}>
      {which ? (
        <CaseView key={search.toString()} which={which} bagChip={bagChip} />
      ) : (
        <>
          <PageTitle id="resolutions.list" />
          <PageHeading lead={<FormattedMessage id="resolutions.list.lead" />}>
            <FormattedMessage id="resolutions.list" />
          </PageHeading>
          {disruptions}
        </>
      )}
    </Stack>
  );
}
