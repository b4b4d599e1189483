import { makeStyles, Tab, TabList } from '@fluentui/react-components';
import { type ReactNode, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { Stack } from '../layout/Stack.tsx';

const useStyles = makeStyles({
  list: { flexWrap: 'wrap' },
  tab: { minHeight: '44px' },
});

export function Tabs({ tabs }: { tabs: readonly { text: TextId; view: ReactNode }[] }) {
  const styles = useStyles();
  const id = useId();
  const [shown, setShown] = useState(0);

  return (
    <Stack gap={16}>
      <TabList className={styles.list} selectedValue={shown} onTabSelect={(_, { value }) => setShown(value as number)}>
        {tabs.map(({ text }, at) => (
          <Tab key={text} id={`${id}-${at}`} value={at} aria-controls={`${id}-panel`} className={styles.tab}>
            <FormattedMessage id={text} />
          </Tab>
        ))}
      </TabList>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {tabs[shown]?.view}
      </div>
    </Stack>
  );
}
