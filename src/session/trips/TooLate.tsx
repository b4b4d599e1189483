import { FormattedMessage } from 'react-intl';

import { type TextId, textOfCode } from '#src/lib/texts.ts';
import { Prompt } from '#src/ui/Prompt.tsx';

type TooLateProps = { title: TextId; attributes: Record<string, string>; onClose: () => void };

/** Explains that the trip can no longer be changed, because one of its flights has left or is disrupted. */
export function TooLate({ title, attributes, onClose }: TooLateProps) {
  return (
    <Prompt
      title={<FormattedMessage id={title} />}
      main={{ text: <FormattedMessage id="trips.locked.close" />, onChoose: onClose }}
    >
      <div {...attributes}>
        <FormattedMessage id={textOfCode('FLIGHT_ALERTED')} />
      </div>
    </Prompt>
  );
}
