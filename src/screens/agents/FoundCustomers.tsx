import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useSelector } from '@xstate/react';
import { FormattedList, FormattedMessage } from 'react-intl';
import type { FindCustomerActor, FindCustomerSnapshot } from '#machines/agents/findCustomer.machine.ts';
import { joinNames } from '#rules/people/names.ts';
import { type FoundCustomer, mostCustomersFound } from '#schema/rest/agents.ts';
import { Initials } from '#src/ui/content/Initials.tsx';
import { Notice } from '#src/ui/content/Notice.tsx';
import { Card } from '#src/ui/data/Card.tsx';
import { MutedSpan } from '#src/ui/layout/Muted.tsx';
import { wide } from '#src/ui/spaces.ts';
import { BusyLabel } from '#src/wizard/parts/BusyLabel.tsx';

const useStyles = makeStyles({
  quiet: { display: 'contents' },
  list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '12px 16px',
    paddingBlock: '16px',
    ':not(:first-child)': { borderBlockStartWidth: '1px', borderBlockStartStyle: 'solid' },
    borderBlockStartColor: tokens.colorNeutralStroke2,
    [wide]: { gridTemplateColumns: '40px minmax(0, 1fr) auto' },
  },
  words: { display: 'grid', overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  fine: { fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
  act: { gridColumn: '1 / -1', [wide]: { gridColumn: 'auto' } },
  told: { gridColumn: '1 / -1' },
  text: { margin: 0 },
});

type FoundCustomersProps = { flow: FindCustomerActor; touch: string };

/**
 * Lists the customers that the agent may act for. An empty result gives no reason, so that it does not reveal which
 * customers exist.
 */
export function FoundCustomers({ flow, touch }: FoundCustomersProps) {
  const styles = useStyles();
  const state = useSelector(flow, (now) => now);
  const { found } = state.context;

  return (
    <div className={styles.quiet} role="status">
      {state.matches('nobody') ? (
        <Card title={<FormattedMessage id="agents.nobody.title" />}>
          <p className={styles.text}>
            <FormattedMessage id="agents.nobody.body" />
          </p>
        </Card>
      ) : null}
      {found.length > 0 ? (
        <Card title={<FormattedMessage id="agents.found" values={{ count: found.length }} />}>
          <ul className={styles.list}>
            {found.map((customer) => (
              <Found key={customer.userId} {...{ customer, state, touch }} onChoose={flow.send} />
            ))}
          </ul>
          {found.length === mostCustomersFound ? (
            <p className={styles.fine}>
              <FormattedMessage id="agents.found.most" values={{ most: mostCustomersFound }} />
            </p>
          ) : null}
        </Card>
      ) : null}
    </div>
  );
}

type FoundProps = {
  customer: FoundCustomer;
  state: FindCustomerSnapshot;
  touch: string;
  onChoose: FindCustomerActor['send'];
};

function Found({ customer, state, touch, onChoose }: FoundProps) {
  const styles = useStyles();
  const { userId, firstName, surname, emailAddress, policies } = customer;
  const name = joinNames(firstName, surname);
  const isChosen = state.context.chosen === userId;
  const isBusy = isChosen && state.matches('opening');

  return (
    <li className={styles.row}>
      <Initials of={{ name: firstName, surname }} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <MutedSpan isSmall>{emailAddress}</MutedSpan>
        <MutedSpan isSmall>
          <FormattedMessage
            id="agents.policies"
            values={{ count: policies.length, policies: <FormattedList value={policies} type="unit" /> }}
          />
        </MutedSpan>
      </span>
      <Button
        className={mergeClasses(styles.act, touch)}
        disabledFocusable={state.hasTag('working')}
        aria-busy={isBusy}
        onClick={() => onChoose({ type: 'customer.chosen', userId })}
      >
        <BusyLabel isBusy={isBusy}>
          <FormattedMessage id="agents.act" values={{ name }} />
        </BusyLabel>
      </Button>
      {isChosen && state.matches('denied') ? (
        <div role="alert" className={styles.told}>
          <Notice tone="warning">
            <FormattedMessage id="agents.denied" values={{ name }} />
          </Notice>
        </div>
      ) : null}
    </li>
  );
}
