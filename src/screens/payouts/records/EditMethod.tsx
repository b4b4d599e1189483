import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AskedFields } from '#machines/payouts/payouts.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { Why } from '#src/session/notices/Why.tsx';
import { FailedState } from '#src/ui/data/FailedState.tsx';
import { Lines } from '#src/ui/data/Lines.tsx';
import { useFocusBackWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { FlowDialog } from '#src/wizard/dialogs/FlowDialog.tsx';
import { payoutTopics } from '../payoutTopics.ts';
import { EditForm } from './EditForm.tsx';
import type { EditMethodProps } from './editMethod.props.ts';
import { connectPayoutFields } from './ports.ts';

type Country = { iso: string; currency: string };

/** Edits a payout method once the fields of its provider are known. */
export function EditMethod(props: EditMethodProps) {
  // This dialog replaces another one, so no opener restores the focus.
  useFocusBackWhenGone();
  const config = useDataset('PAYOUT_CONFIGS');
  const country = config.data?.payoutConfig.payouts.country;
  if (country) return <EditIn country={country} {...props} />;

  return (
    <Coming onClose={props.onDone}>
      {config.view === 'failed' ? (
        <FailedState text="payouts.edit.failed" why={config.why} retry={config.retry} />
      ) : (
        <Lines count={5} />
      )}
    </Coming>
  );
}

function EditIn({ country, method, ...props }: EditMethodProps & { country: Country }) {
  const input = { vendor: method.vendor, currency: country.currency };
  const fields = useFlow(connectPayoutFields, { input, about: payoutTopics });
  const state = useSelector(fields, (snapshot) => snapshot);
  if (state.matches('read') || state.matches('untold')) {
    const asked: AskedFields | null = state.context.asked;
    return <EditForm {...props} method={method} country={country.iso} fields={asked?.fields ?? null} />;
  }

  return (
    <Coming onClose={props.onDone} attributes={flowAttributes(state)}>
      {state.matches('failed') ? (
        <FailedState
          text="payouts.edit.failed"
          why={<Why about={payoutTopics} />}
          retry={() => fields.send({ type: 'retry.requested' })}
        />
      ) : (
        <Lines count={5} />
      )}
    </Coming>
  );
}

type ComingProps = { onClose: () => void; attributes?: Record<string, string>; children: ReactNode };

const useStyles = makeStyles({ page: { paddingBlock: '16px 28px' } });

function Coming({ onClose, attributes = {}, children }: ComingProps) {
  const styles = useStyles();

  return (
    <FlowDialog
      title="payouts.edit.title"
      about={payoutTopics}
      isWorking={false}
      onClose={onClose}
      attributes={attributes}
    >
      <div className={styles.page}>{children}</div>
    </FlowDialog>
  );
}
