import { Button, makeStyles, mergeClasses } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { hasRoom, type MonitoredType } from '#machines/monitoring/monitoredItems.ts';
import { readable } from '#src/lib/words.ts';
import { toHeadingWhenGone } from '#src/ui/focus/useFocusBack.ts';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

import { findTypeName } from '../kinds.ts';

const useStyles = makeStyles({
  button: { minHeight: '44px', flexShrink: 0 },
});

type AddToTypeProps = {
  type: MonitoredType;
  /** The id of the reason why nothing can be changed; undefined if changes are allowed. */
  whyNot: string | undefined;
  onAdd: () => void;
};

/** Adds an item to a type, or says that the type is full. */
export function AddToType({ type, whyNot, onAdd }: AddToTypeProps) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const name = useId();
  const { formatMessage } = useIntl();
  const { dataType, items, maxAllowed } = type;
  const known = findTypeName(dataType);
  const words = known ? formatMessage({ id: known }) : readable(dataType);

  if (!hasRoom(type))
    return (
      <Muted>
        <FormattedMessage id="monitoring.add.full" values={{ max: maxAllowed }} />
      </Muted>
    );
  return (
    <div ref={toHeadingWhenGone}>
      <Button
        id={name}
        className={mergeClasses(touch.target, styles.button)}
        appearance="secondary"
        icon={<AddRegular />}
        aria-label={formatMessage(
          { id: items.length > 0 ? 'monitoring.add.another.to' : 'monitoring.add.to' },
          { type: words },
        )}
        aria-describedby={whyNot}
        disabledFocusable={whyNot !== undefined}
        onClick={onAdd}
      >
        <FormattedMessage id={items.length > 0 ? 'monitoring.add.another' : 'monitoring.add.first'} />
      </Button>
    </div>
  );
}
