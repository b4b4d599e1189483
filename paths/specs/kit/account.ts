import type { TextId } from '../../texts.ts';

export const onAccountPage = (button: TextId) =>
  ({
    partner: 'sky',
    path: '/account',
    as: 'anna@sky.test',
    do: [{ acts: [{ press: 'button', named: button }] }],
  }) as const;

export const readOnlyAccount = (button: TextId) =>
  ({
    start: { partner: 'sky', path: '/account', as: 'readonly@sky.test' },
    sees: [{ role: 'button', text: button, is: 'disabled', describedBy: 'account.no_write' }],
  }) as const;
