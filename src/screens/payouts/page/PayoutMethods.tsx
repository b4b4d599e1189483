import { Button, makeStyles } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { InlineNotice } from '#src/session/notices/InlineNotice.tsx';
import { PageTitle } from '#src/session/PageTitle.tsx';
import { usePayoutMethods } from '#src/session/payouts/usePayoutMethods.ts';
import { useRights } from '#src/session/useRights.ts';
import { LongList } from '#src/ui/content/LongList.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { DataArea } from '#src/ui/data/DataArea.tsx';
import { Invitation } from '#src/ui/data/Invitation.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { hasContent } from '#src/ui/data/reading.ts';
import { toHeadingWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { useNoMethodsText } from '../useNoMethodsText.ts';
import { MethodRow } from './MethodRow.tsx';
import { preferenceTopics, useDoing } from './useDoing.tsx';

const useStyles = makeStyles({
  button: { minHeight: '44px', overflowWrap: 'anywhere' },
});

export function PayoutMethods() {
  const styles = useStyles();
  const note = useId();
  const { addingPayouts, editingPayouts, deletingPayouts } = useRights();
  const methods = usePayoutMethods();
  const { start, doing, dialog } = useDoing();
  const isListed = hasContent(methods, ({ length }) => length === 0);
  const isReadOnly = [editingPayouts, deletingPayouts].includes('disabled');
  const isEmpty = methods.view !== 'loading' && methods.view !== 'failed' && !isListed;
  const isOff = addingPayouts === 'disabled';
  const setUp =
    addingPayouts === 'hidden' ? null : (
      <div ref={toHeadingWhenGone}>
        <Button
          className={styles.button}
          appearance={isOff ? 'secondary' : 'primary'}
          icon={<AddRegular />}
          aria-describedby={isOff ? note : undefined}
          disabledFocusable={isOff}
          onClick={() => start({ what: 'setting up' })}
        >
          <FormattedMessage id="payouts.add" />
        </Button>
      </div>
    );

  return (
    <Stack gap={24}>
      <PageTitle id="payouts.title" />
      <PageHeading
        lead={
          <>
            <span>
              <FormattedMessage id="payouts.lead" />
            </span>{' '}
            {isReadOnly || isOff ? (
              <span id={note}>
                <FormattedMessage id={isReadOnly ? 'payouts.no_write' : 'payouts.add.no_write'} />
              </span>
            ) : null}
          </>
        }
        action={isEmpty ? null : setUp}
      >
        <FormattedMessage id="payouts.title" />
      </PageHeading>
      <DataArea
        reading={methods}
        failed="payouts.failed"
        isEmpty={({ length }) => length === 0}
        empty={useNoMethodsText()}
        invitation={<NoMethods action={setUp} />}
        skeleton={<Lines count={6} />}
      >
        {(listed) => (
          <Card title={<FormattedMessage id="payouts.count" values={{ count: listed.length }} />}>
            <InlineNotice about={preferenceTopics} />
            <LongList items={listed} keyOf={({ payoutMethodId }) => payoutMethodId} step={20} of="ruled">
              {(method) => (
                <MethodRow
                  method={method}
                  whyNot={isReadOnly ? note : undefined}
                  isBusy={doing?.what === 'preferring' && doing.method.payoutMethodId === method.payoutMethodId}
                  onPrefer={() => start({ what: 'preferring', method })}
                  onEdit={() => start({ what: 'editing', method, isFresh: methods.view === 'loaded' })}
                  onDelete={() => start({ what: 'deleting', method })}
                />
              )}
            </LongList>
          </Card>
        )}
      </DataArea>
      {dialog}
    </Stack>
  );
}

/** Invites the user to set up a first payout method, if the user may. */
function NoMethods({ action }: { action: ReactNode }) {
  const isInvited = useRights().addingPayouts === 'enabled';

  return (
    <Invitation
      question={isInvited ? <FormattedMessage id="payouts.empty.question" /> : null}
      text={<FormattedMessage id={useNoMethodsText()} />}
      action={action}
    />
  );
}
