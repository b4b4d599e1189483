import { FormattedMessage } from 'react-intl';

import { type TextId, textOfCode } from '#src/lib/texts.ts';
import { Prompt } from '#src/ui/Prompt.tsx';

type TooLateProps = { title: TextId; attributes: Record<string, string>; onClose: () => void };

/** Nothing about the trip can be changed any more, as one of its flights has left or is disrupted. */
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
