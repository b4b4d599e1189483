import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { type AgentAct, listOverrides, overriddenParts } from '#machines/resolutions/override/overrideOption.logic.ts';
import { isOptionStatus, listActs, type Remedy } from '#schema/lifecycles.ts';
import { Muted } from '#src/ui/layout/Muted.tsx';
import { Row } from '#src/ui/layout/Row.tsx';
import { portalTokens } from '#src/ui/tokens.ts';

import type { OptionViewProps } from '../optionView.ts';
import { getRemedyLook } from '../remedyLooks.tsx';
import { Changes } from './Changes.tsx';
import { OverrideDialog } from './OverrideDialog.tsx';
import { overrideWords } from './overrideWords.ts';
import { useOverriding } from './useOverriding.ts';

const phone = '@media (max-width: 639px)';

const useStyles = makeStyles({
  panel: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '12px',
    padding: '16px',
    borderRadius: portalTokens.borderRadiusInner,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  title: { margin: 0, fontSize: '15px', lineHeight: '22px', fontWeight: tokens.fontWeightSemibold },
  part: { flexBasis: '100%', fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
  button: { minHeight: '44px', [phone]: { flexGrow: 1 } },
});

type AgentPanelProps = Pick<OptionViewProps, 'option' | 'case' | 'which' | 'onChanged'>;

export function AgentPanel({ option, onChanged, ...rest }: AgentPanelProps) {
  const styles = useStyles();
  const [heading, note] = [useId(), useId()];
  const overriding = useOverriding();
  const [chosen, choose] = useState<{ remedy: Remedy; act: AgentAct } | null>(null);
  const parts = overriddenParts(option);
  const hasButtons = overriding !== 'hidden' && parts.some((remedy) => listOverrides(option, remedy).length > 0);
  const isOff = hasButtons && overriding === 'disabled';
  if (!hasButtons && !option.lastChange && option.changes.length === 0 && !chosen) return null;

  return (
    <section className={styles.panel} aria-labelledby={heading} data-agent>
      <h3 id={heading} className={styles.title}>
        <FormattedMessage id="resolutions.override.title" />
      </h3>
      {hasButtons ? (
        <Muted isSmall>
          <FormattedMessage
            id={isAnswerable(option, parts) ? 'resolutions.override.about_open' : 'resolutions.override.about'}
          />{' '}
          {parts.some((remedy) => hasBoth(listOverrides(option, remedy))) ? (
            <FormattedMessage id="resolutions.override.which" />
          ) : null}
        </Muted>
      ) : null}
      {hasButtons
        ? parts.map((remedy) => (
            <Row
              key={remedy}
              gap={8}
              isCentered
              role="group"
              aria-labelledby={parts.length > 1 ? `${heading}-${remedy}` : heading}
            >
              {parts.length > 1 ? (
                <span id={`${heading}-${remedy}`} className={styles.part}>
                  <FormattedMessage id={getRemedyLook(remedy).name} />
                </span>
              ) : null}
              {listOverrides(option, remedy).map((act) => (
                <Button
                  key={act}
                  className={styles.button}
                  disabledFocusable={isOff}
                  aria-describedby={isOff ? note : undefined}
                  onClick={() => choose({ remedy, act })}
                >
                  <FormattedMessage id={overrideWords(remedy, act).button} />
                </Button>
              ))}
            </Row>
          ))
        : null}
      {isOff ? (
        <Muted id={note} isSmall>
          <FormattedMessage id="resolutions.no_rights" />
        </Muted>
      ) : null}
      <Changes option={option} case={rest.case} />
      {chosen ? (
        <OverrideDialog
          {...rest}
          {...chosen}
          option={option}
          onDone={(end) => {
            choose(null);
            if (end !== 'dismissed') onChanged();
          }}
        />
      ) : null}
    </section>
  );
}

const hasBoth = (those: readonly AgentAct[]) => those.includes('agent.reject') && those.includes('agent.none');

const isAnswerable = ({ status, manual }: OptionViewProps['option'], parts: readonly Remedy[]) =>
  isOptionStatus(status) && parts.some((remedy) => listActs(remedy, status, 'customer', { manual }).length > 0);
