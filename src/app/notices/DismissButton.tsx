import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useIntl } from 'react-intl';

import { useFocusBackToLast } from '#src/ui/focus/useFocusBack.ts';

/** Takes away what was said. */
export function DismissButton({ onDismiss }: { onDismiss: () => void }) {
  const { formatMessage } = useIntl();
  const { cameFrom, giveFocusBack } = useFocusBackToLast();

  return (
    <Button
      appearance="transparent"
      aria-label={formatMessage({ id: 'shell.notice.close' })}
      icon={<DismissRegular />}
      onFocus={cameFrom}
      onClick={() => giveFocusBack(onDismiss)}
    />
  );
}
