import { makeStyles, tokens } from '@fluentui/react-components';
import { useCallback, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { findRemedy, listVisibleOptions } from '#machines/resolutions/case/remedies.ts';
import type { Option } from '#machines/resolutions/resolutions.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { splitOptionType } from '#schema/lifecycles.ts';
import { Card } from '#src/ui/data/Card.tsx';
import { keepFocus } from '#src/ui/focus/useFocusBack.ts';
import { MutedSpan } from '#src/ui/layout/Muted.tsx';
import { portalTokens } from '#src/ui/tokens.ts';
import { CombinedOption } from '../combined/CombinedOption.tsx';
import type { Hold } from '../hold.ts';
import type { OptionViewProps } from '../optionView.ts';
import { AgentPanel } from '../override/AgentPanel.tsx';
import { PartView } from '../PartView.tsx';
import { getRemedyLook } from '../remedyLooks.tsx';
import { getChipProps } from '../status/getChipProps.ts';
import { StatusChip } from '../status/StatusChip.tsx';
import { useAnswered } from './useAnswered.ts';

const useStyles = makeStyles({
  title: { display: 'flex', alignItems: 'center', gap: '8px 12px' },
  disc: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '40px',
    height: '40px',
    fontSize: '22px',
    borderRadius: portalTokens.borderRadiusNode,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  name: { minWidth: 0 },
});

type OptionCardProps = Omit<OptionViewProps, 'about' | 'remedy' | 'onHeld'> & {
  onHold: (optionId: string, hold: Hold | null) => void;
  isOfAgent?: boolean;
};

export function OptionCard({ isOfAgent = false, onHold, ...props }: OptionCardProps) {
  const styles = useStyles();
  const { option } = props;
  const [about] = useState<readonly Topic[]>(() => [`option ${option.optionId}`]);
  const remedy = findRemedy(option);
  const isCombined = splitOptionType(option.type).length > 1;
  const [seen, note] = useAnswered(option);
  const onChanged = (answered?: Option) => {
    note(answered);
    props.onChanged();
  };
  const onFailed = (answered: Option) => {
    note(answered);
    props.onFailed(answered);
  };
  const { optionId } = option;
  const onHeld = useCallback((hold: Hold | null) => onHold(optionId, hold), [onHold, optionId]);
  const { name, icon } = getRemedyLook(remedy);

  return (
    <Card
      title={
        <span className={styles.title}>
          <span className={styles.disc}>{icon}</span>
          <span className={styles.name}>
            <FormattedMessage id={name} />
          </span>
        </span>
      }
      aside={<StatusChip status={seen.status} {...getChipProps(seen)} />}
      attributes={{ 'data-option': option.optionId }}
      ref={keepFocus}
    >
      {isOfAgent && !listVisibleOptions(props.case, false).includes(option) ? (
        <MutedSpan isSmall>
          <FormattedMessage id="resolutions.view.not_shown" />
        </MutedSpan>
      ) : null}
      {isCombined ? (
        <CombinedOption {...props} about={about} onChanged={onChanged} onFailed={onFailed} onHeld={onHeld} />
      ) : (
        <PartView {...props} about={about} remedy={remedy} onChanged={onChanged} onFailed={onFailed} onHeld={onHeld} />
      )}
      {isOfAgent ? <AgentPanel {...props} /> : null}
    </Card>
  );
}
