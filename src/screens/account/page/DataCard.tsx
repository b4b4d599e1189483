import { Button } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { waitFor } from 'xstate';

import { hasSettled } from '#machines/session/data/dataLoad.machine.ts';
import { readLoadedData } from '#src/api/account/readLoadedData.ts';
import { toDay } from '#src/lib/time/dates.ts';
import { useApp, usePortal } from '#src/session/portal.ts';
import { useActing } from '#src/session/useActing.ts';
import { Card } from '#src/ui/data/Card.tsx';
import { useTouchStyles } from '#src/ui/touchStyles.ts';
import { BusyLabel } from '#src/wizard/parts/BusyLabel.tsx';

import { useCardStyles } from './cardStyles.ts';
import { saveFile } from './saveFile.ts';

/** Lets customers download the data that the portal loads about them. Staff who act for them read why they cannot. */
export function DataCard({ userId }: { userId: string }) {
  const styles = useCardStyles();
  const isActing = useActing();

  return (
    <Card title={<FormattedMessage id="account.data.title" />}>
      <p className={styles.text}>
        <FormattedMessage id={isActing ? 'account.data.read_only' : 'account.data.body'} />
      </p>
      {isActing ? null : <DownloadButton userId={userId} />}
    </Card>
  );
}

/** Waits for datasets that are still on their way. */
function DownloadButton({ userId }: { userId: string }) {
  const touch = useTouchStyles();
  const { app, queries, clock } = usePortal();
  const [isPreparing, setPreparing] = useState(false);
  const partner = useApp(({ context }) => context.client?.branding.name ?? '');

  const download = async () => {
    const { dataLoad } = app.getSnapshot().children;
    if (dataLoad) await waitFor(dataLoad, (load) => load.context.datasets.every((name) => hasSettled(load, name)));
    const at = clock.now();
    const file = {
      partner,
      customer: userId,
      downloadedOn: new Date(at).toISOString(),
      data: readLoadedData(await queries(), userId),
    };
    saveFile(`account-${toDay(at)}.json`, 'application/json', JSON.stringify(file, null, 2));
  };
  const prepare = () => {
    setPreparing(true);
    // Nothing is saved if the session ends while the datasets are loading.
    void download()
      .catch(() => undefined)
      .finally(() => setPreparing(false));
  };

  return (
    <div>
      <Button
        className={touch.target}
        icon={<ArrowDownloadRegular />}
        aria-busy={isPreparing}
        disabledFocusable={isPreparing}
        onClick={prepare}
      >
        <BusyLabel isBusy={isPreparing}>
          <FormattedMessage id="account.data.download" />
        </BusyLabel>
      </Button>
    </div>
  );
}
