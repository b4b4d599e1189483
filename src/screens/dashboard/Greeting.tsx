import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readersZone } from '#src/lib/time/clock.ts';
import { formatLongDay, formatTime } from '#src/lib/time/inZone.ts';
import { asBeginning } from '#src/lib/words.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { useActing } from '#src/session/useActing.ts';
import { useNow } from '#src/session/useNow.ts';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { FailedState } from '#src/ui/data/FailedState.tsx';
import { Ground } from '#src/ui/data/Ground.tsx';

type GreetingProps = {
  standing?: ReactNode;
  action?: ReactNode;
};

/**
 * Greets the customer by first name, or tells an agent whose portal it is. Also shows the date and the current state.
 */
export function Greeting({ standing, action }: GreetingProps) {
  const { data, view, why, retry } = useDataset('USER_DETAILS');
  const name = data?.user.firstName;
  const isAgent = useActing();
  const now = useNow();
  const { locale } = useIntl();
  const part = partOfDay(formatTime(readersZone(), now, 'en'));

  return (
    <>
      <PageHeading
        lead={
          <>
            <FormattedMessage
              id="dashboard.today"
              values={{ date: asBeginning(formatLongDay(readersZone(), now, locale), locale) }}
            />{' '}
            {standing}
          </>
        }
        isLeadLong={standing !== undefined}
        action={action}
      >
        {name && isAgent ? (
          <FormattedMessage id="dashboard.greeting.acting" values={{ name: <span translate="no">{name}</span> }} />
        ) : name ? (
          <FormattedMessage id="dashboard.greeting.name" values={{ name: <span translate="no">{name}</span>, part }} />
        ) : (
          <FormattedMessage id="dashboard.greeting" values={{ part }} />
        )}
      </PageHeading>
      {view === 'failed' ? (
        <Ground>
          <FailedState text="dashboard.greeting.failed" why={why} retry={retry} />
        </Ground>
      ) : null}
    </>
  );
}

/** @param time in the format `HH:mm` */
const partOfDay = (time: string): 'morning' | 'afternoon' | 'evening' =>
  time >= '18:00' || time < '04:00' ? 'evening' : time < '12:00' ? 'morning' : 'afternoon';
