import { Button, makeStyles } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons';
import { FormattedMessage, useIntl } from 'react-intl';

import type { TripOrder, TripOrderActor } from '#machines/trips/tripOrder.machine.ts';
import type { TextId } from '#src/lib/texts.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

const useStyles = makeStyles({
  choice: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, border: 0, minWidth: 0 },
});

const orders: readonly { order: TripOrder; text: TextId }[] = [
  { order: 'newest', text: 'trips.order.newest' },
  { order: 'attention', text: 'trips.order.attention' },
];

export function OrderChoice({ order: chosen, flow }: { order: TripOrder; flow: TripOrderActor }) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const { formatMessage } = useIntl();

  return (
    <fieldset className={styles.choice} aria-label={formatMessage({ id: 'trips.order' })}>
      {orders.map(({ order, text }) => (
        <Button
          key={order}
          className={touch.target}
          aria-pressed={order === chosen}
          appearance={order === chosen ? 'secondary' : 'subtle'}
          {...(order === chosen && { icon: <CheckmarkRegular /> })}
          onClick={() => flow.send({ type: `${order}.chosen` })}
        >
          <FormattedMessage id={text} />
        </Button>
      ))}
    </fieldset>
  );
}
