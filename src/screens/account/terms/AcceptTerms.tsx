import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import type { AcceptTermsOutput } from '#machines/account/acceptTerms/acceptTerms.machine.ts';
import { addresses } from '#src/lib/addresses.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { InlineNotice } from '#src/session/notices/InlineNotice.tsx';
import { TextLink } from '#src/ui/content/TextLink.tsx';
import { useFocusBack } from '#src/ui/focus/useFocusBack.ts';
import { Prompt } from '#src/ui/Prompt.tsx';
import { accountTopics } from '../changes/accountTopics.ts';
import { connectAcceptTerms } from '../changes/connectAccount.ts';

type AcceptTermsProps = {
  userId: string;
  onDone: (end: AcceptTermsOutput) => void;
};

export function AcceptTerms({ userId, onDone }: AcceptTermsProps) {
  const giveFocusBack = useFocusBack();
  const input = { id: userId, newKey: () => crypto.randomUUID() };
  const flow = useFlow(connectAcceptTerms, {
    input,
    about: accountTopics,
    onDone: (end) => giveFocusBack(() => onDone(end)),
  });
  const state = useSelector(flow, (snapshot) => snapshot);

  return (
    <Prompt
      title={<FormattedMessage id="account.terms.dialog.title" />}
      isBusy={state.hasTag('working')}
      main={{
        text: <FormattedMessage id="account.terms.dialog.accept" />,
        onChoose: () => flow.send({ type: 'terms.accepted' }),
      }}
      stay={{
        text: <FormattedMessage id="account.terms.dialog.later" />,
        onChoose: () => flow.send({ type: 'terms.postponed' }),
      }}
    >
      <div {...flowAttributes(state)}>
        <p>
          <FormattedMessage id="account.terms.dialog.body" />
        </p>
        <TextLink to={addresses.terms} inAnotherTab>
          <FormattedMessage id="account.terms.read" />
        </TextLink>
        <InlineNotice about={accountTopics} />
      </div>
    </Prompt>
  );
}
