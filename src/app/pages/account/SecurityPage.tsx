import { makeStyles } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';
import { tell } from '#src/lib/tell.ts';
import { TwoStep } from '#src/screens/account/twoStep/TwoStep.tsx';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { useApp, usePortal } from '#src/session/portal.ts';
import { useActing } from '#src/session/useActing.ts';
import { BackLink } from '#src/ui/content/BackLink.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';

const useStyles = makeStyles({
  text: { margin: 0 },
});

/** Two-step verification. A widget has no such page: turning it on signs out, which a frame cannot mend. */
export default function SecurityPage() {
  const styles = useStyles();
  const { app, widget } = usePortal();
  const userId = useApp(({ context }) => context.session?.id ?? '');
  const isOffered = useApp(({ context }) => context.theme?.config.flags.mfa ?? false);
  const isActing = useActing();
  if (widget) return <Navigate to={addresses.account} replace />;

  return (
    <Stack gap={24}>
      <PageTitle id="twoStep.page" />
      <PageHeading
        back={
          <BackLink to={addresses.account}>
            <FormattedMessage id="twoStep.account" />
          </BackLink>
        }
      >
        <FormattedMessage id="twoStep.page" />
      </PageHeading>
      {isOffered ? (
        <TwoStep
          userId={userId}
          isActing={isActing}
          onDone={({ kind }) => {
            if (kind === 'relogin') tell(app, 'session', { type: 'relogin.required' });
          }}
        />
      ) : (
        <Card title={<FormattedMessage id="twoStep.title" />}>
          <p className={styles.text}>
            <FormattedMessage id="twoStep.not_offered" />
          </p>
        </Card>
      )}
    </Stack>
  );
}
