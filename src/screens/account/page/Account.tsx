import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { User } from '#src/api/account/user.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { useApp, usePortal } from '#src/session/portal.ts';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { DataArea } from '#src/ui/data/DataArea.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { wide } from '#src/ui/spaces.ts';

import { ChangeEmail } from '../changes/ChangeEmail.tsx';
import { EditPreferences } from '../changes/EditPreferences.tsx';
import { EditProfile } from '../changes/EditProfile.tsx';
import { JoinPolicy } from '../changes/JoinPolicy.tsx';
import { DataCard } from './DataCard.tsx';
import { PoliciesCard, type PolicyComponent } from './PoliciesCard.tsx';
import { BillingCard, DetailsCard, PreferencesCard, SignInCard } from './ProfileCards.tsx';
import { TermsCard } from './TermsCard.tsx';

type Change = 'details' | 'email' | 'preferences' | 'policy';

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '24px' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', [wide]: { gap: '24px' } },
});

/**
 * The customer's details and preferences. A widget shows only these (spec P§2); the portal adds policies, terms and
 * data.
 */
export function Account({ PolicyOf }: { PolicyOf: PolicyComponent }) {
  const styles = useStyles();
  const { widget } = usePortal();
  const isAdvanced = useApp(({ context }) => context.theme?.config.flags.advancedPreferences ?? false);
  const reading = useDataset('USER_DETAILS');
  const [changed, setChanged] = useState<Change | null>(null);
  const done = () => setChanged(null);
  const open = (change: Change) => () => setChanged(change);

  return (
    <Stack gap={24}>
      <PageTitle id="account.title" />
      <PageHeading lead={widget ? undefined : <FormattedMessage id="account.lead" />}>
        <FormattedMessage id="account.title" />
      </PageHeading>
      <DataArea
        reading={reading}
        failed="account.failed"
        isEmpty={() => false}
        empty="account.empty"
        skeleton={<Lines count={6} />}
      >
        {({ user }) => (
          <div className={styles.cards}>
            <div className={styles.column}>
              <DetailsCard user={user} isAdvanced={isAdvanced} onChange={open('details')} />
              {widget ? null : <SignInCard user={user} onChange={open('email')} />}
              {widget ? null : <TermsCard user={user} />}
            </div>
            <div className={styles.column}>
              <PreferencesCard user={user} isAdvanced={isAdvanced} onChange={open('preferences')} />
              {widget ? null : (
                <>
                  <PoliciesCard PolicyOf={PolicyOf} onAdd={open('policy')} />
                  <BillingCard user={user} />
                  <DataCard userId={user.id} />
                </>
              )}
            </div>
            <Dialogs {...{ user, changed, isAdvanced, done }} isFresh={reading.view === 'loaded'} />
          </div>
        )}
      </DataArea>
    </Stack>
  );
}

type DialogsProps = {
  user: User;
  changed: Change | null;
  isAdvanced: boolean;
  isFresh: boolean;
  done: () => void;
};

/** The open dialog, if any. */
function Dialogs({ user, changed, isAdvanced, isFresh, done }: DialogsProps) {
  const { id, firstName, surname, mobilePhoneNumber, language, nationality, emailAddress } = user;
  const common = { userId: id, isFresh, onDone: done };
  const { transactional, marketing } = user.communicationPreferences;
  const active = transactional.filter((channel) => channel.active === 1).map(({ commsId }) => commsId);
  const preferred = transactional.find((channel) => channel.preferred === 1)?.commsId ?? '';

  if (changed === 'details') {
    const known = {
      firstName,
      surname,
      mobilePhoneNumber: mobilePhoneNumber ?? '',
      language,
      nationality: nationality ?? '',
    };
    return <EditProfile {...common} known={known} asksNationality={isAdvanced} />;
  }
  if (changed === 'email') return <ChangeEmail {...common} known={{ emailAddress, language }} />;
  if (changed === 'preferences') {
    const channels = isAdvanced ? transactional.map(({ commsId }) => commsId) : [];
    const known = isAdvanced
      ? { marketing, active: active.join(' '), preferred }
      : { marketing, active: '', preferred: '' };
    return <EditPreferences {...common} known={known} channels={channels} />;
  }
  return changed === 'policy' ? <JoinPolicy userId={id} onDone={done} /> : null;
}
