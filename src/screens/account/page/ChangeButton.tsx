import { Button, mergeClasses } from '@fluentui/react-components';
import { type ReactElement, useId } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { useRights } from '#src/session/useRights.ts';
import { toHeadingWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

import { useCardStyles } from './cardStyles.ts';

type ChangeButtonProps = { text: TextId; icon: ReactElement; onPress: () => void };

/** Opens the dialog of a change. Read-only users see it disabled, with the reason below it. */
export function ChangeButton({ text, icon, onPress }: ChangeButtonProps) {
  const touch = useTouchStyles();
  const styles = useCardStyles();
  const reason = useId();
  const { mayWrite } = useRights();

  return (
    <div ref={toHeadingWhenGone}>
      <Button
        className={mergeClasses(touch.target, styles.button)}
        icon={icon}
        disabledFocusable={!mayWrite}
        aria-describedby={mayWrite ? undefined : reason}
        onClick={onPress}
      >
        <FormattedMessage id={text} />
      </Button>
      {mayWrite ? null : (
        <p id={reason} className={styles.text}>
          <FormattedMessage id="account.no_write" />
        </p>
      )}
    </div>
  );
}
