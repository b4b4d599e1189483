import { Button, makeStyles } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useIntl } from 'react-intl';

import { useFocusBackToLast } from '#src/ui/focus/useFocusBack.ts';

const useStyles = makeStyles({
  // Negative margins keep the height of the message.
  button: { '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px', margin: '-8px' } },
});

export function DismissButton({ onDismiss }: { onDismiss: () => void }) {
  const { button } = useStyles();
  const { formatMessage } = useIntl();
  const { cameFrom, giveFocusBack } = useFocusBackToLast();

  return (
    <Button
      className={button}
      appearance="transparent"
      aria-label={formatMessage({ id: 'shell.notice.close' })}
      icon={<DismissRegular />}
      onFocus={cameFrom}
      onClick={() => giveFocusBack(onDismiss)}
    />
  );
}
