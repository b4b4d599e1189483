import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DeleteRegular, EditRegular } from '@fluentui/react-icons';
import { type ReactElement, type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Passenger } from '#machines/passengers/addPassenger.machine.ts';
import { fullName } from '#rules/people/passengers.ts';
import type { TextId } from '#src/lib/texts.ts';
import { Phone } from '#src/session/passengers/Phone.tsx';
import { useRights } from '#src/session/useRights.ts';
import { Initials } from '#src/ui/content/Initials.tsx';
import { MutedSpan } from '#src/ui/layout/Muted.tsx';
import { wide } from '#src/ui/spaces.ts';
import { useTouchStyles } from '#src/ui/touchStyles.ts';

type PassengerRowProps = {
  passenger: Passenger;
  trips: ReactNode;
  /** On a current or upcoming trip, so the insurer would refuse to delete the passenger. */
  isInsured: boolean;
  /** Id of the element that explains why the actions are disabled. */
  whyNot: string | undefined;
  onEdit: () => void;
  onDelete: () => void;
};

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    columnGap: '12px',
    rowGap: '4px',
    paddingBlock: '16px',
    [wide]: { gridTemplateColumns: '40px minmax(0, 1fr) auto' },
  },
  words: { display: 'grid', justifyItems: 'start', gap: '2px', minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  phone: {
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums lining-nums',
    overflowWrap: 'anywhere',
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px',
    gridColumn: 2,
    marginInlineStart: '-12px',
    [wide]: { gridColumn: 3, marginInlineStart: 0, alignItems: 'start' },
  },
  action: { minWidth: '44px' },
});

export function PassengerRow({ passenger, trips, isInsured, whyNot, onEdit, onDelete }: PassengerRowProps) {
  const styles = useStyles();
  const { editingPassengers, deletingPassengers } = useRights();
  const { mobilePhoneNumber: phone } = passenger;
  const name = fullName(passenger);
  const both = { name, whyNot };
  const note = useId();
  const isKept = isInsured && deletingPassengers === 'enabled';

  return (
    <div className={styles.row} data-passenger={passenger.passengerId}>
      <Initials of={passenger} />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.phone}>
          {phone ? <Phone number={phone} /> : <FormattedMessage id="passengers.no_phone" />}
        </span>
        {trips}
        {isKept ? (
          <MutedSpan id={note} isSmall>
            <FormattedMessage id="passengers.delete.not_yet" />
          </MutedSpan>
        ) : null}
      </div>
      <div className={styles.actions}>
        <RowAction
          {...both}
          text="passengers.edit"
          label="passengers.edit.of"
          icon={<EditRegular />}
          may={editingPassengers}
          onPress={onEdit}
        />
        <RowAction
          {...both}
          text="passengers.delete"
          label="passengers.delete.of"
          icon={<DeleteRegular />}
          may={isKept ? 'disabled' : deletingPassengers}
          {...(isKept && { whyNot: note })}
          onPress={onDelete}
        />
      </div>
    </div>
  );
}

type RowActionProps = {
  text: TextId;
  /** Accessible name that includes the passenger. */
  label: TextId;
  icon: ReactElement;
  name: string;
  may: 'enabled' | 'disabled' | 'hidden';
  whyNot: string | undefined;
  onPress: () => void;
};

function RowAction({ text, label, icon, name, may, whyNot, onPress }: RowActionProps) {
  const styles = useStyles();
  const touch = useTouchStyles();
  const { formatMessage } = useIntl();
  const isOff = may === 'disabled';

  return may === 'hidden' ? null : (
    <Button
      className={mergeClasses(touch.target, styles.action)}
      appearance="subtle"
      icon={icon}
      aria-label={formatMessage({ id: label }, { name })}
      aria-describedby={isOff ? whyNot : undefined}
      disabledFocusable={isOff}
      onClick={onPress}
    >
      <FormattedMessage id={text} />
    </Button>
  );
}
