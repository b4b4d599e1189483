import { makeStyles, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { findRemedy, listVisibleOptions } from '#machines/resolutions/case/remedies.ts';
import { comingAndGoing } from '#machines/resolutions/override/overrideOption.logic.ts';
import type { Case, Option } from '#machines/resolutions/resolutions.ts';
import type { TextId } from '#src/lib/texts.ts';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { Stack } from '#src/ui/layout/Stack.tsx';
import { portalTokens } from '#src/ui/tokens.ts';

import { getRemedyLook } from '../remedyLooks.tsx';
import { getChipProps } from '../status/getChipProps.ts';
import { OptionStatus } from '../status/OptionStatus.tsx';
import { StatusChip } from '../status/StatusChip.tsx';

const useStyles = makeStyles({
  seen: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '8px',
    padding: '16px',
    borderRadius: portalTokens.borderRadiusInner,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  title: { margin: 0, fontSize: '13px', lineHeight: '20px', fontWeight: tokens.fontWeightSemibold },
  words: { margin: 0 },
});

type SeenProps = {
  title: TextId;
  optionId: string;
  case: Case;
  /** Disruption before the override, to list the options that appear and disappear. */
  since?: Case;
};

/** Shows what the customer sees of the option with this status, if anything, and what replaces it. */
export function Seen({ title, optionId, case: told, since = told }: SeenProps) {
  const styles = useStyles();
  const heading = useId();
  const option = told.options.find((each) => each.optionId === optionId);
  const visible = listVisibleOptions(told, false);
  const { comes, goes } = comingAndGoing(since, told, { optionId });
  if (!option) return null;

  return (
    <section className={styles.seen} aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        <FormattedMessage id={title} />
      </h3>
      {visible.includes(option) ? (
        <>
          <div>
            <StatusChip status={option.status} {...getChipProps(option)} />
          </div>
          <OptionStatus option={option} case={told} />
        </>
      ) : (
        <Muted>
          <FormattedMessage id="resolutions.override.unseen" />
        </Muted>
      )}
      {comes.map((other) => (
        <Stack key={other.optionId} gap={8}>
          <p className={styles.words}>
            <Named id="resolutions.override.comes" option={other} />
          </p>
          <div>
            <StatusChip status={other.status} {...getChipProps(other)} />
          </div>
          <OptionStatus option={other} case={told} />
        </Stack>
      ))}
      {goes.map((other) => (
        <p key={other.optionId} className={styles.words}>
          <Named id="resolutions.override.goes" option={other} />
        </p>
      ))}
      {visible.length === 0 ? (
        <p className={styles.words}>
          <FormattedMessage id="resolutions.override.nothing" />
        </p>
      ) : null}
    </section>
  );
}

function Named({ id, option }: { id: TextId; option: Option }) {
  const { formatMessage } = useIntl();

  return (
    <FormattedMessage id={id} values={{ option: formatMessage({ id: getRemedyLook(findRemedy(option)).name }) }} />
  );
}
