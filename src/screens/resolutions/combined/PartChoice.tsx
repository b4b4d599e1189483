import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { ChevronRightRegular, ClockRegular } from '@fluentui/react-icons';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import type { Case, Option } from '#machines/resolutions/resolutions.ts';
import type { Remedy } from '#schema/lifecycles.ts';
import { displayType } from '#src/ui/displayType.ts';
import { useFocusStyles } from '#src/ui/focus/focusStyles.ts';
import { MutedSpan } from '#src/ui/layout/Muted.tsx';
import { wide } from '#src/ui/spaces.ts';
import { portalTokens } from '#src/ui/tokens.ts';

import { useRemedyWords } from '../glance/remedyWords.ts';
import { useWorth } from '../glance/useWorth.ts';
import { getRemedyLook } from '../remedyLooks.tsx';

const useStyles = makeStyles({
  part: {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '8px 16px',
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
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gridTemplateRows: 'auto 1fr' },
    ':hover': { ...shorthands.borderColor(tokens.colorBrandStroke1), backgroundColor: tokens.colorBrandBackground2 },
  },
  disc: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    fontSize: '22px',
    borderRadius: portalTokens.borderRadiusNode,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  words: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    minWidth: 0,
    [wide]: { gridRow: '2', gridColumn: '1 / span 2' },
  },
  on: { fontSize: '20px', color: tokens.colorBrandForegroundLink },
  name: { fontWeight: tokens.fontWeightSemibold },
  // Without a worth, the name is the largest text of the card.
  nameAlone: { ...displayType, fontSize: '18px', lineHeight: '24px' },
  worth: { ...displayType, fontSize: '22px', lineHeight: '28px', fontVariantNumeric: 'lining-nums' },
  said: { display: 'flex', flexDirection: 'column', flexGrow: 1, gap: '4px' },
  // Align this line across all cards of a row.
  takes: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    marginBlockStart: 'auto',
    paddingBlockStart: '4px',
    fontSize: '13px',
    lineHeight: '20px',
    fontWeight: tokens.fontWeightSemibold,
  },
  clock: { display: 'flex', flexShrink: 0, fontSize: '16px' },
});

type PartChoiceProps = { remedy: Remedy; option: Option; case: Case; onChoose: () => void };

/** Card of one part of a combined option: its name, worth, required action and duration. */
export function PartChoice({ remedy, option, case: told, onChoose }: PartChoiceProps) {
  const styles = useStyles();
  const focus = useFocusStyles();
  const { name, icon } = getRemedyLook(remedy);
  const worth = useWorth(remedy, option, told);
  const { asks, takes } = useRemedyWords(remedy, {
    isByHand: option.manual,
    isPaidByPartner: told.isPaidByPartner,
  });
  const [title, amount, fine] = [useId(), useId(), useId()];

  return (
    <button
      type="button"
      className={mergeClasses(styles.part, focus.ring)}
      aria-labelledby={title}
      aria-describedby={worth === null ? fine : `${amount} ${fine}`}
      onClick={onChoose}
    >
      <span className={styles.disc}>{icon}</span>
      <span className={styles.words}>
        <span id={title} className={mergeClasses(styles.name, worth === null && styles.nameAlone)}>
          <FormattedMessage id={name} />
        </span>{' '}
        {worth === null ? null : (
          <span id={amount} className={styles.worth}>
            {worth}
          </span>
        )}{' '}
        <span id={fine} className={styles.said}>
          <MutedSpan isSmall>{asks}</MutedSpan>{' '}
          {takes ? (
            <span className={styles.takes}>
              <ClockRegular className={styles.clock} />
              {takes}
            </span>
          ) : null}
        </span>
      </span>
      <ChevronRightRegular className={styles.on} />
    </button>
  );
}
