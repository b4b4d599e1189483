import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import type { LoungeOptionActor } from '#machines/resolutions/lounge/loungeOption.machine.ts';
import type { Case, Option } from '#machines/resolutions/resolutions.ts';
import { useFocusBackWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { Prompt } from '#src/ui/Prompt.tsx';

import { Declining } from '../status/Declining.tsx';

/** Asks for confirmation before an answer that cannot be undone. */
export function LoungeQuestion({ flow, case: told }: { flow: LoungeOptionActor; case: Case }) {
  const state = useSelector(flow, (snapshot) => snapshot);
  const shown = { case: told, option: state.context.option };
  if (state.matches('confirmingDecline'))
    return (
      <Question
        {...shown}
        of="no"
        onKeep={() => flow.send({ type: 'decline.cancelled' })}
        onYes={() => flow.send({ type: 'decline.confirmed' })}
      />
    );
  if (state.matches('confirmingNoAccess'))
    return (
      <Question
        {...shown}
        of="none"
        onKeep={() => flow.send({ type: 'access.denial.cancelled' })}
        onYes={() => flow.send({ type: 'access.denial.confirmed' })}
      />
    );
  return null;
}

const texts = {
  no: {
    title: 'resolutions.lounge.no.sure',
    keep: 'resolutions.lounge.no.keep',
    yes: 'resolutions.lounge.no.yes',
  },
  none: {
    title: 'resolutions.lounge.none.sure',
    keep: 'resolutions.lounge.none.keep',
    yes: 'resolutions.lounge.none.yes',
  },
} as const;

type QuestionProps = {
  case: Case;
  option: Option;
  of: 'no' | 'none';
  onKeep: () => void;
  onYes: () => void;
};

function Question({ case: told, option, of, onKeep, onYes }: QuestionProps) {
  useFocusBackWhenGone();

  return (
    <Prompt
      title={<FormattedMessage id={texts[of].title} />}
      main={{
        text: <FormattedMessage id={texts[of].keep} />,
        onChoose: onKeep,
      }}
      other={{ text: <FormattedMessage id={texts[of].yes} />, onChoose: onYes }}
    >
      <Declining case={told} option={option} remedy="LOUNGE" />
    </Prompt>
  );
}
