import { useFocusFinders } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, useNavigate } from 'react-router-dom';

import { parseBearer } from '#rules/session/bearer.ts';
import * as slices from '#src/lib/browser/slices.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { useApp, usePortal } from '#src/session/portal.ts';
import { Prompt } from '#src/ui/Prompt.tsx';

import { WithData } from '../pages/inside/WithData.tsx';
import { widgetExit } from '../portal/leave.ts';
import { connectWidgetHost } from './connectWidgetHost.ts';
import { Unanswered } from './Unanswered.tsx';

const questions = {
  replace: {
    title: 'app.widget.replace.title',
    body: 'app.widget.replace.body',
    no: 'app.widget.replace.no',
    yes: 'app.widget.replace.yes',
  },
  signIn: {
    title: 'app.widget.sign_in.title',
    body: 'app.widget.sign_in.body',
    no: 'app.widget.sign_in.no',
    yes: 'app.widget.sign_in.yes',
  },
} as const;

/** The content of a widget, for the customer whom the host site signed in. */
export function WidgetHost() {
  const { app, tab, widget } = usePortal();
  const navigate = useNavigate();
  const [input] = useState(() => ({
    handed: widget?.handed ?? null,
    kept: tab.read(slices.accessToken),
    isSignedIn: app.getSnapshot().matches({ running: { area: 'user' } }),
    isOnItsOwn: window.top === window,
  }));
  const leave = () => void navigate(widgetExit, { replace: true });
  const flow = useFlow(connectWidgetHost(leave), { input });
  const attributes = useSelector(flow, flowAttributes);
  const isAsking = useSelector(flow, (state) => state.matches('asking'));
  const offered = useSelector(flow, ({ context }) => (context.handed === null ? null : parseBearer(context.handed)));
  const question = input.isSignedIn ? questions.replace : questions.signIn;
  // Fluent shows the page to screen readers again a moment after the dialog has closed, if anything still uses its focus
  // rules by then. A page that is suspended does not, hence the boundary below.
  useFocusFinders();
  const isUnanswered = useSelector(flow, (state) => state.matches('unanswered'));
  const isIn = useSelector(flow, (state) => state.matches('signedIn'));
  const whose = useApp(({ context }) => context.session?.id);

  return (
    <div {...attributes}>
      {isAsking && offered ? (
        <Prompt
          title={<FormattedMessage id={question.title} values={{ username: offered.username }} />}
          main={{
            text: <FormattedMessage id={question.no} />,
            onChoose: () => flow.send({ type: 'replacement.declined' }),
          }}
          other={{
            text: <FormattedMessage id={question.yes} />,
            onChoose: () => flow.send({ type: 'replacement.confirmed' }),
          }}
        >
          <FormattedMessage id={question.body} values={{ username: offered.username }} />
        </Prompt>
      ) : null}
      {isUnanswered ? <Unanswered onRetry={() => flow.send({ type: 'retry.requested' })} /> : null}
      {isIn && whose ? (
        <Suspense>
          <WithData key={whose}>
            <Outlet />
          </WithData>
        </Suspense>
      ) : null}
    </div>
  );
}
