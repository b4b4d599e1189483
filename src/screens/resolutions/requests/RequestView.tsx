import { makeStyles } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { Requested } from '#machines/resolutions/requests/request.ts';
import type { requesting } from '#machines/resolutions/requests/requesting.ts';
import { addresses } from '#src/lib/addresses.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { getDisruptionPath } from '#src/lib/links/paths.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { InlineNotice } from '#src/session/notices/InlineNotice.tsx';
import { useApp } from '#src/session/portal.ts';

import type { OptionViewProps } from '../optionView.ts';
import { Moved } from '../status/Moved.tsx';
import { OptionStatus } from '../status/OptionStatus.tsx';
import { useLeaveGuard } from '../useLeaveGuard.ts';
import { useLookAgain } from '../useLookAgain.ts';
import { useMayAnswer } from '../useMayAnswer.ts';
import { Asking } from './Asking.tsx';
import { Choosing } from './Choosing.tsx';
import { connectRequest } from './connectRequest.ts';
import { Unknown } from './Unknown.tsx';

const useStyles = makeStyles({
  view: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
});

type RequestViewProps = OptionViewProps & { machine: ReturnType<typeof requesting>; remedy: Requested };

/** View of a remedy that is requested first and then chosen from the alternatives that the insurer found. */
export function RequestView({ machine, remedy, ...props }: RequestViewProps) {
  const { option, which, about, onChanged } = props;
  const { allowances } = props.case;
  const styles = useStyles();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const mayWrite = useMayAnswer();
  const userId = useApp(({ context }) => context.session?.id ?? '');
  const onMoved = () => (pathname === addresses.resolution ? undefined : navigate(getDisruptionPath(which)));
  const flow = useFlow(connectRequest(machine, { about, onChanged, onMoved }), {
    input: { option, allowances, which, userId, mayWrite, newKey: () => crypto.randomUUID() },
    about,
  });
  const state = useSelector(flow, (snapshot) => snapshot);
  useEffect(() => {
    const { context } = flow.getSnapshot();
    if (context.option !== option || context.allowances !== allowances)
      flow.send({ type: 'option.read', option, allowances });
  }, [flow, option, allowances]);
  useLeaveGuard(flow, props);
  useLookAgain(flow);
  const { doing, isAnsweredElsewhere } = state.context;
  const isAsked = state.matches('asking') || state.matches('confirmingDecline');

  return (
    <div className={styles.view} {...flowAttributes(state)}>
      {isAnsweredElsewhere && doing === null && !state.matches('statusUnknown') ? <Moved /> : null}
      {isAsked || (doing !== null && doing !== 'customer.choose') ? (
        <Asking flow={flow} remedy={remedy} case={props.case} />
      ) : state.matches('choosing') || doing === 'customer.choose' ? (
        <Choosing flow={flow} remedy={remedy} case={props.case} />
      ) : state.matches('readOnly') ? (
        <OptionStatus option={state.context.option} case={props.case} remedy={remedy} />
      ) : null}
      <Unknown flow={flow} />
      <InlineNotice about={about} />
    </div>
  );
}
