import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { Case, Option } from '#machines/resolutions/resolutions.ts';
import type { Remedy } from '#schema/lifecycles.ts';
import { money } from '#src/lib/money.ts';
import type { TextId } from '#src/lib/texts.ts';
import { displayType } from '#src/ui/displayType.ts';
import { useFocusStyles } from '#src/ui/focus/focusStyles.ts';
import { portalTokens } from '#src/ui/tokens.ts';

import { useMoneyDays } from '../cash/useMoneyDays.ts';
import { lookOf } from '../remedyLooks.tsx';

const asks: Record<Remedy, TextId> = {
  LOUNGE: 'resolutions.combined.lounge',
  CASH: 'resolutions.combined.cash',
  REBOOKING: 'resolutions.combined.rebooking',
  HOTEL: 'resolutions.combined.hotel',
  POINTS: 'resolutions.combined.points',
};

const useStyles = makeStyles({
  part: {
    boxSizing: 'border-box',
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: '4px',
    width: '100%',
    height: '100%',
    padding: '16px',
    font: 'inherit',
    textAlign: 'start',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStrokeAccessible),
    borderRadius: portalTokens.borderRadiusInner,
    cursor: 'pointer',
    ':hover': { ...shorthands.borderColor(tokens.colorBrandStroke1), backgroundColor: tokens.colorBrandBackground2 },
  },
  disc: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    marginBlockEnd: '8px',
    fontSize: '22px',
    borderRadius: portalTokens.borderRadiusNode,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  worth: { ...displayType, fontSize: '22px', lineHeight: '28px', fontVariantNumeric: 'lining-nums' },
  fine: { fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
});

type PartChoiceProps = { remedy: Remedy; option: Option; case: Case; onChoose: () => void };

/** One of several things: what it is, what it is worth, and what it asks. */
export function PartChoice({ remedy, option: { prize }, case: { currency }, onChoose }: PartChoiceProps) {
  const styles = useStyles();
  const focus = useFocusStyles();
  const { locale, formatNumber } = useIntl();
  const { name, icon } = lookOf(remedy);
  const days = useMoneyDays();
  const [title, fine] = [useId(), useId()];

  return (
    <button
      type="button"
      className={mergeClasses(styles.part, focus.ring)}
      aria-labelledby={title}
      aria-describedby={fine}
      onClick={onChoose}
    >
      <span className={styles.disc}>{icon}</span>
      <span id={title} className={styles.name}>
        <FormattedMessage id={name} />
      </span>{' '}
      {prize !== null && remedy === 'CASH' ? (
        <span className={styles.worth}>{money(prize, currency, locale)}</span>
      ) : null}
      {prize !== null && remedy === 'POINTS' ? <span className={styles.worth}>{formatNumber(prize)}</span> : null}{' '}
      <span id={fine} className={styles.fine}>
        <FormattedMessage id={asks[remedy]} values={{ days }} />
      </span>
    </button>
  );
}
