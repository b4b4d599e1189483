import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';

import { addresses } from '#src/lib/addresses.ts';
import { flowAttributes } from '#src/lib/dataState.ts';
import { getAgentContext } from '#src/screens/agents/getAgentContext.ts';
import { useApp, usePortal } from '#src/session/portal.ts';

import styles from './Shell.module.css';
import { useOwnName } from './useOwnName.ts';

const useStyles = makeStyles({
  strip: {
    display: 'flex',
    alignItems: 'center',
    alignContent: 'center',
    flexWrap: 'wrap',
    gap: '0 16px',
    minHeight: '44px',
    // The actions wrap below the name.
    '@media (max-width: 639px)': { columnGap: '24px', minHeight: '72px' },
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground1,
  },
  // In a widget, the strip is a part of the page without actions.
  bound: {
    paddingInline: '16px',
    marginBlockEnd: '16px',
    '@media (max-width: 639px)': { minHeight: '44px' },
  },
  words: {
    flexGrow: 1,
    flexBasis: '240px',
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@media (max-width: 639px)': { flexBasis: '100%' },
  },
  way: {
    minWidth: '44px',
    minHeight: '44px',
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    color: 'inherit',
    textDecorationLine: 'underline',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    ':focus-visible': { outline: `2px solid ${tokens.colorStatusWarningForeground1}`, outlineOffset: '-6px' },
  },
});

/** Shows agents whose account they act for, on every page. */
export default function ActingFor() {
  const { strip, bound, words, way } = useStyles();
  const portal = usePortal();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const agent = getAgentContext(portal);
  const attributes = useSelector(agent, flowAttributes);
  const isActing = useSelector(agent, (state) => state.matches('acting'));
  const isOwn = useApp(({ context: { session } }) => session?.id === session?.agentId);
  const name = useOwnName();
  // The surrounding site chose the customer, so there is no way to another.
  const isBound = portal.widget !== null;
  const find = () => void navigate(addresses.agent, { state: { from: pathname + search } });
  const leave = () => {
    void navigate(addresses.agent);
    agent.send({ type: 'customer.left' });
  };

  return (
    <div className={mergeClasses(strip, isBound ? bound : styles.edges)} {...attributes}>
      <strong className={words} role="status">
        {isActing ? (
          <FormattedMessage id={name ? 'shell.acting' : 'shell.acting.somebody'} values={{ name }} />
        ) : (
          <FormattedMessage id={isOwn ? 'shell.acting.own' : 'shell.acting.nobody'} />
        )}
      </strong>
      {pathname === addresses.agent || isBound ? null : (
        <button type="button" className={way} onClick={find}>
          <FormattedMessage id={isActing ? 'shell.acting.change' : 'shell.acting.find'} />
        </button>
      )}
      {isActing && !isBound ? (
        <button type="button" className={way} onClick={leave}>
          <FormattedMessage id="shell.acting.leave" />
        </button>
      ) : null}
    </div>
  );
}
