import { Button, makeStyles } from '@fluentui/react-components';
import { DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import type { Bag } from '#machines/luggage/bag.ts';
import type { ViewBagSnapshot } from '#machines/luggage/viewBag.machine.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { addresses } from '#src/lib/addresses.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { Why } from '#src/session/notices/Why.tsx';
import { DocumentTitle } from '#src/session/PageTitle.tsx';
import { type CaseDialog, useCaseDialog } from '#src/session/useCaseDialog.tsx';
import { useRights } from '#src/session/useRights.ts';
import { BackLink } from '#src/ui/content/BackLink.tsx';
import { PageHeading } from '#src/ui/content/PageHeading.tsx';
import { DataArea } from '#src/ui/data/DataArea.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import type { Reading } from '#src/ui/data/reading.ts';
import { MutedSpan } from '#src/ui/layout/Muted.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { BagFiles } from '../files/BagFiles.tsx';
import { useBags } from '../useBags.ts';
import { isLost, type WhenOffered } from '../WayOut.tsx';
import { BagFacts } from './BagFacts.tsx';
import { connectViewBag } from './connectViewBag.ts';
import { useDoing } from './useDoing.tsx';

const ofDetails: readonly Topic[] = ['bag details'];

const useStyles = makeStyles({
  // Reserve the height of the buttons, which appear with the bag.
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px', minHeight: '44px' },
  action: { minHeight: '44px' },
});

type BagPageProps = { ShowResolution: CaseDialog; whenOffered: WhenOffered };

export function BagPage(props: BagPageProps) {
  const { bagId = '' } = useParams();

  return <OneBag key={bagId} bagId={bagId} {...props} />;
}

function OneBag({ bagId, ShowResolution, whenOffered: WhenOffered }: BagPageProps & { bagId: string }) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const note = useId();
  const { editingBags, deletingBags, mayResolve } = useRights();
  const known = useBags().data?.find((each) => each.bagId === bagId) ?? null;
  const leave = () => navigate(addresses.luggage, { replace: true });
  const flow = useFlow(connectViewBag, { input: { bagId, known }, about: ofDetails, onDone: leave });
  const state = useSelector(flow, (snapshot) => snapshot);
  const { start, dialog } = useDoing((end) => {
    if (end === 'deleted' || end === 'gone') return leave();
    flow.send({ type: 'bag.outdated' });
  });
  const { show, dialog: resolving } = useCaseDialog(ShowResolution);
  const { bag } = state.context;
  const title = bag?.pir ?? formatMessage({ id: 'luggage.bag' });
  const isOff = [editingBags, deletingBags].includes('disabled');
  const off = { disabledFocusable: isOff, 'aria-describedby': isOff ? note : undefined };

  return (
    <Stack gap={24}>
      <DocumentTitle page={title} />
      <PageHeading
        back={
          <BackLink to={addresses.luggage}>
            <FormattedMessage id="luggage.back" />
          </BackLink>
        }
        lead={
          isOff ? (
            <span id={note}>
              <FormattedMessage id="luggage.no_write" />
            </span>
          ) : null
        }
        action={
          editingBags === 'hidden' && deletingBags === 'hidden' ? null : (
            <div className={styles.actions}>
              {!bag || editingBags === 'hidden' ? null : (
                <Button
                  {...off}
                  className={styles.action}
                  icon={<EditRegular />}
                  onClick={() => start({ what: 'editing', bag, isFresh: state.matches('shown') })}
                >
                  <FormattedMessage id="luggage.edit" />
                </Button>
              )}
              {!bag || deletingBags === 'hidden' ? null : (
                <Button
                  {...off}
                  className={styles.action}
                  icon={<DeleteRegular />}
                  onClick={() => start({ what: 'deleting', bag })}
                >
                  <FormattedMessage id="luggage.delete" />
                </Button>
              )}
            </div>
          )
        }
      >
        {title}
      </PageHeading>
      <DataArea
        reading={readingIn(state, () => flow.send({ type: 'retry.requested' }))}
        failed="luggage.bag.failed"
        isEmpty={() => false}
        empty="luggage.empty"
        skeleton={<Lines count={6} />}
      >
        {(found) => (
          <>
            <BagFacts
              bag={found}
              wayOut={
                mayResolve && isLost(found) ? (
                  <WhenOffered
                    which={{ category: 'LUGGAGE', bagId }}
                    otherwise={
                      <MutedSpan>
                        <FormattedMessage id="luggage.no_options" />
                      </MutedSpan>
                    }
                  >
                    <Button
                      className={styles.action}
                      appearance="primary"
                      onClick={() => show({ category: 'LUGGAGE', bagId })}
                    >
                      <FormattedMessage id="luggage.resolve" />
                    </Button>
                  </WhenOffered>
                ) : null
              }
            />
            <BagFiles
              bag={found}
              whyNot={isOff ? note : undefined}
              onEnd={(end) => (end === 'gone' ? leave() : flow.send({ type: 'bag.outdated' }))}
            />
          </>
        )}
      </DataArea>
      {dialog}
      {resolving}
    </Stack>
  );
}

function readingIn(state: ViewBagSnapshot, retry: () => void): Reading<Bag> {
  const { bag, readAt } = state.context;
  const isReading = state.matches('reading') || state.matches('gone');
  const ofKnown = isReading ? 'refreshing' : state.matches('failed') ? 'stale' : 'loaded';
  const ofUnknown = isReading ? 'loading' : 'failed';

  return {
    view: bag ? ofKnown : ofUnknown,
    data: bag,
    loadedAt: readAt,
    retry,
    why: <Why about={ofDetails} />,
    attributes: flowAttributes(state),
  };
}
