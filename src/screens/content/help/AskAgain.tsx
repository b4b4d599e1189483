import { Button } from '@fluentui/react-components';
import { FormattedMessage } from 'react-intl';

import { focusAround } from '#src/ui/focus/focusAround.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

export function AskAgain({ onAsk }: { onAsk: () => void }) {
  const touch = useTouchStyles();

  return (
    <Button
      className={touch.target}
      onClick={({ currentTarget }) => {
        focusAround(currentTarget);
        onAsk();
      }}
    >
      <FormattedMessage id="data.retry" />
    </Button>
  );
}
