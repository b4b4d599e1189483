import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';

import type { LoungeOptionActor } from '#machines/resolutions/lounge/loungeOption.machine.ts';
import { useFocusBackWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { Prompt } from '#src/ui/Prompt.tsx';

/** Asks once more before something that cannot be taken back. */
export function LoungeQuestion({ flow }: { flow: LoungeOptionActor }) {
  const state = useSelector(flow, (snapshot) => snapshot);
  if (state.matches('sure')) return <Question flow={flow} of="no" onYes={() => flow.send({ type: 'no.confirmed' })} />;
  if (state.matches('sureNone'))
    return <Question flow={flow} of="none" onYes={() => flow.send({ type: 'access.denial.confirmed' })} />;
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

type QuestionProps = { flow: LoungeOptionActor; of: 'no' | 'none'; onYes: () => void };

function Question({ flow, of, onYes }: QuestionProps) {
  useFocusBackWhenGone();

  return (
    <Prompt
      title={<FormattedMessage id={texts[of].title} />}
      main={{
        text: <FormattedMessage id={texts[of].keep} />,
        onChoose: () => flow.send({ type: 'question.declined' }),
      }}
      other={{ text: <FormattedMessage id={texts[of].yes} />, onChoose: onYes }}
    >
      <FormattedMessage id="resolutions.lounge.final" />
    </Prompt>
  );
}
