import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useIntl } from 'react-intl';

import { useFocusBack } from '#src/ui/useFocusBack.ts';

/** Takes away what was said. */
export function DismissButton({ onDismiss }: { onDismiss: () => void }) {
  const { formatMessage } = useIntl();
  const giveFocusBack = useFocusBack();

  return (
    <Button
      appearance="transparent"
      aria-label={formatMessage({ id: 'shell.notice.close' })}
      icon={<DismissRegular />}
      onClick={() => giveFocusBack(onDismiss)}
    />
  );
}
