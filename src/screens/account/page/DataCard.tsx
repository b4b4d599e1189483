import { Button } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons';
import { FormattedMessage } from 'react-intl';

import { readLoadedData } from '#src/api/account/readLoadedData.ts';
import { toDay } from '#src/lib/time/dates.ts';
import { useApp, usePortal } from '#src/session/portal.ts';
import { Card } from '#src/ui/data/Card.tsx';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

import { useCardStyles } from './cardStyles.ts';
import { saveFile } from './saveFile.ts';

/** Lets customers download the data that the portal has loaded about them. */
export function DataCard({ userId }: { userId: string }) {
  const styles = useCardStyles();
  const touch = useTouchStyles();
  const { queries, clock } = usePortal();
  const partner = useApp(({ context }) => context.client?.branding.name ?? '');

  const download = async () => {
    const at = clock.now();
    const file = {
      partner,
      customer: userId,
      downloadedOn: new Date(at).toISOString(),
      data: readLoadedData(await queries(), userId),
    };
    saveFile(`account-${toDay(at)}.json`, 'application/json', JSON.stringify(file, null, 2));
  };

  return (
    <Card title={<FormattedMessage id="account.data.title" />}>
      <p className={styles.text}>
        <FormattedMessage id="account.data.body" />
      </p>
      <div>
        <Button className={touch.target} icon={<ArrowDownloadRegular />} onClick={() => void download()}>
          <FormattedMessage id="account.data.download" />
        </Button>
      </div>
    </Card>
  );
}
