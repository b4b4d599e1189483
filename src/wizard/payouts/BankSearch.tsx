import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useState } from 'react';
import { useForm } from 'react-final-form';
import { FormattedMessage } from 'react-intl';
import { fewestLetters, type LookUpBankSnapshot } from '#machines/payouts/lookUpBank.machine.ts';
import type { Values } from '#machines/payouts/payouts.ts';
import type { Topic } from '#machines/session/app/notifier.logic.ts';
import { fieldProps } from '#src/forms/fieldProps.tsx';
import type { Words } from '#src/forms/Say.tsx';
import { flowAttributes } from '#src/lib/dataState.ts';
import { useFlow } from '#src/session/flows/useFlow.ts';
import { InlineNotice } from '#src/session/notices/InlineNotice.tsx';
import { connectLookUpBank } from '#src/session/payouts/connectLookUpBank.ts';
import { Notice } from '#src/ui/content/Notice.tsx';

import { BusyLabel } from '../parts/BusyLabel.tsx';
import { BankList } from './BankList.tsx';
import { getFieldName } from './methodForm.ts';

const about: readonly Topic[] = ['bank'];
const longestText = 100;

const useStyles = makeStyles({
  place: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  row: { display: 'flex', gap: '8px', alignItems: 'stretch' },
  // Lets the input shrink on a small screen.
  input: { flex: '1 1 0', minWidth: 0, minHeight: '48px', '> input': { minWidth: 0, width: '100%' } },
  find: { flexShrink: 0, minHeight: '48px' },
  why: { margin: 0, color: tokens.colorNeutralForeground2 },
});

type BankSearchProps = {
  vendor: string;
  country: string;
  /** Key of the field that the search fills in; it gets the focus afterwards. */
  field: string;
  /** Maps keys of a bank's data to fields. */
  lookup: Values;
};

/** Searches a bank by a part of its name, and fills in its details. */
export function BankSearch({ vendor, country, field, lookup }: BankSearchProps) {
  const styles = useStyles();
  const form = useForm();
  const [text, setText] = useState('');
  const [isTouched, setTouched] = useState(false);
  const fillIn = (fields: Values) => {
    const asked = new Set(form.getRegisteredFields());
    form.batch(() => {
      for (const [key, value] of Object.entries(fields))
        if (asked.has(getFieldName(key))) form.change(getFieldName(key), value);
    });
    // Waits until the list is gone.
    setTimeout(() => document.getElementById(getFieldName(field))?.focus());
  };
  const flow = useFlow((portal) => connectLookUpBank(portal, fillIn), { input: { vendor, country, lookup }, about });
  const state = useSelector(flow, (snapshot) => snapshot);
  const isBusy = state.hasTag('working');
  const isTooShort = text.trim().length < fewestLetters;
  const name = `bank.${field}`;
  const find = () => {
    setTouched(true);
    flow.send({ type: 'bank.sought', text });
  };

  return (
    <div className={styles.place} {...flowAttributes(state)}>
      <Field
        {...fieldProps(
          {
            name,
            label: 'payouts.bank.search',
            hint: { id: 'payouts.bank.search.hint', values: { min: fewestLetters } },
          },
          // A chosen bank needs no search, so show no error.
          problemOf(state, isTooShort && isTouched && !state.matches('choosing') && !state.matches('chosen')),
        )}
      >
        {(control) => (
          <div className={styles.row}>
            <Input
              {...control}
              size="large"
              className={styles.input}
              id={name}
              value={text}
              maxLength={longestText}
              autoComplete="off"
              spellCheck={false}
              onBlur={() => setTouched(isTouched || text !== '')}
              onChange={(_, { value }) => setText(value)}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key !== 'Enter') return;
                // Enter must not submit the form.
                event.preventDefault();
                find();
              }}
            />
            <Button
              className={styles.find}
              size="large"
              icon={<SearchRegular />}
              aria-describedby={control['aria-describedby']}
              aria-busy={isBusy}
              disabledFocusable={isTooShort || isBusy}
              onClick={find}
            >
              <BusyLabel isBusy={isBusy}>
                <FormattedMessage id="payouts.bank.find" />
              </BusyLabel>
            </Button>
          </div>
        )}
      </Field>
      <div role="status">
        {state.matches('nothingFound') ? (
          <Notice tone="warning">
            <FormattedMessage id="errors.no_results" />
          </Notice>
        ) : null}
      </div>
      <InlineNotice about={about} />
      {state.matches('choosing') ? <BankList flow={flow} banks={state.context.banks} /> : null}
    </div>
  );
}

function problemOf({ context: { problems } }: LookUpBankSnapshot, isTooShort: boolean): Words | null {
  if (isTooShort) return { id: 'validation.min_characters', values: { min: fewestLetters } };
  return Object.keys(problems).length > 0 ? 'validation.invalid' : null;
}
