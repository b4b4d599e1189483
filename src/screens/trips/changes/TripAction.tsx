import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ReactElement, useId } from 'react';
import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';
import type { Showing } from '#src/session/useRights.ts';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

type TripActionProps = {
  text: TextId;
  icon: ReactElement;
  may: Showing;
  isWide?: boolean;
  isQuiet?: boolean;
  onPress: () => void;
};

const useStyles = makeStyles({
  place: { display: 'grid', justifyItems: 'start', gap: '8px' },
  wide: { justifyItems: 'stretch' },
});

/** Button that changes a trip. Disabled with a reason for users without the right. */
export function TripAction({ text, icon, may, isWide = false, isQuiet = false, onPress }: TripActionProps) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const reason = useId();
  const isOff = may === 'disabled';
  if (may === 'hidden') return null;

  return (
    <div className={mergeClasses(styles.place, isWide && styles.wide)}>
      <Button
        className={touch.target}
        appearance={isQuiet ? 'subtle' : 'secondary'}
        icon={icon}
        aria-describedby={isOff ? reason : undefined}
        disabledFocusable={isOff}
        onClick={onPress}
      >
        <FormattedMessage id={text} />
      </Button>
      {isOff ? (
        <Muted id={reason}>
          <FormattedMessage id="trips.change.no_write" />
        </Muted>
      ) : null}
    </div>
  );
}
