import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { PageTitle } from '#src/session/PageTitle.tsx';
import { useRights } from '#src/session/useRights.ts';
import { LongList } from '#src/ui/content/LongList.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { DataArea } from '#src/ui/data/DataArea.tsx';
import { Invitation } from '#src/ui/data/Invitation.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { hasContent } from '#src/ui/data/reading.ts';
import { Stack } from '#src/ui/layout/Stack.tsx';

import { useBags } from '../useBags.ts';
import type { WhenOffered } from '../WayOut.tsx';
import { AddBagButton } from './AddBagButton.tsx';
import { BagRow } from './BagRow.tsx';
import { useDoing } from './useDoing.tsx';

export function Luggage({ whenOffered }: { whenOffered: WhenOffered }) {
  const note = useId();
  const { addingBags, editingBags, deletingBags } = useRights();
  const { start, dialog } = useDoing();
  const bags = useBags();
  const isListed = hasContent(bags, ({ length }) => length === 0);
  const isReadOnly = [editingBags, deletingBags].includes('disabled');
  const add = <AddBagButton onAdd={() => start({ what: 'adding' })} reason={note} />;
  const isInvited = bags.view !== 'loading' && bags.view !== 'failed' && !isListed;

  return (
    <Stack gap={24}>
      <PageTitle id="luggage.title" />
      <PageHeading
        lead={
          <>
            <span>
              <FormattedMessage id="luggage.lead" />
            </span>{' '}
            {isReadOnly || addingBags === 'disabled' ? (
              <span id={note}>
                <FormattedMessage id={isReadOnly ? 'luggage.no_write' : 'luggage.add.no_write'} />
              </span>
            ) : null}
          </>
        }
        action={isInvited ? null : add}
      >
        <FormattedMessage id="luggage.title" />
      </PageHeading>
      <DataArea
        reading={bags}
        failed="luggage.failed"
        isEmpty={({ length }) => length === 0}
        empty="luggage.empty"
        invitation={<NoBags action={add} />}
        skeleton={<Lines count={6} />}
      >
        {(listed) => (
          <Card title={<FormattedMessage id="luggage.count" values={{ count: listed.length }} />}>
            <LongList items={listed} keyOf={({ bagId }) => bagId} step={20} of="ruled">
              {(bag) => (
                <BagRow
                  bag={bag}
                  whenOffered={whenOffered}
                  whyNot={isReadOnly ? note : undefined}
                  onEdit={() => start({ what: 'editing', bag, isFresh: bags.view === 'loaded' })}
                  onDelete={() => start({ what: 'deleting', bag })}
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

function NoBags({ action }: { action: ReactNode }) {
  const isInvited = useRights().addingBags === 'enabled';

  return (
    <Invitation
      question={isInvited ? <FormattedMessage id="luggage.empty.question" /> : null}
      text={
        <>
          <span>
            <FormattedMessage id="luggage.empty" />
          </span>{' '}
          {isInvited ? <FormattedMessage id="luggage.empty.invitation" /> : null}
        </>
      }
      action={action}
    />
  );
}
