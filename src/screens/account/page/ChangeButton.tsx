import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import { useRights } from '#src/session/useRights.ts';
import { toHeadingWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

/** The id of the sentence that says why nothing can be changed. */
export const readOnlyReason = 'account-read-only';

type ChangeButtonProps = { text: TextId; icon: ReactElement; onPress: () => void };

/** Opens the dialog of a change. Off, with the reason at the top of the page, for people who may only read. */
export function ChangeButton({ text, icon, onPress }: ChangeButtonProps) {
  const touch = useTouchStyles();
  const { mayWrite } = useRights();

  return (
    <div ref={toHeadingWhenGone}>
      <Button
        className={touch.target}
        icon={icon}
        disabledFocusable={!mayWrite}
        aria-describedby={mayWrite ? undefined : readOnlyReason}
        onClick={onPress}
      >
        <FormattedMessage id={text} />
      </Button>
    </div>
  );
}
