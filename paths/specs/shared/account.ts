import type { TextId } from '../../actions.ts';

/** The account page of a customer, with a dialog open. */
export const onAccountPage = (button: TextId) =>
  ({
    partner: 'sky',
    path: '/account',
    as: 'anna@sky.test',
    do: [{ acts: [{ press: 'button', named: button }] }],
  }) as const;

/** The same page for an account that is read-only. */
export const readOnlyAccount = (button: TextId) =>
  ({
    start: { partner: 'sky', path: '/account', as: 'readonly@sky.test' },
    sees: [{ role: 'button', text: button, is: 'disabled', describedBy: 'account.no_write' }],
  }) as const;
