import type { Act } from '../../actions.ts';
import type { Assertion } from '../../assertions.ts';

/** The dialog that describes a lost bag, by what it is for. */
export const bagDialog = <What extends 'add' | 'edit'>(what: What) => {
  const submit = { press: 'button', named: `luggage.${what}.submit` } as const;
  const title = `luggage.${what}.title` as const;
  const cancel = 'luggage.form.cancel';

  return {
    describe: [
      { fill: 'luggage.form.pir', with: 'pir' },
      { fill: 'luggage.form.description', with: 'description' },
      submit,
    ],
    close: [{ press: 'button', named: cancel }],
    described: [
      { role: 'dialog', text: title },
      { role: 'textbox', text: 'luggage.form.pir' },
      { role: 'combobox', text: 'luggage.form.flight' },
      { role: 'textbox', text: 'luggage.form.description' },
      { role: 'button', text: submit.named, is: 'enabled' },
      { role: 'button', text: cancel, is: 'enabled' },
    ],
    sent: [
      { role: 'button', text: submit.named, is: 'busy' },
      { role: 'button', text: cancel, is: 'disabled' },
    ],
    gone: [{ role: 'dialog', text: title, is: 'missing' }],
  } as const satisfies Record<'describe' | 'close', readonly Act[]> &
    Record<'described' | 'sent' | 'gone', readonly Assertion[]>;
};

/** An insurer has rules of its own for references. */
export const invalidPir = { fault: { code: 'FAILED_VALIDATION', fields: { pir: 'invalid' } } } as const;

/** The menu of the blue duffel bag. */
export const openMenu = {
  press: 'button',
  named: 'luggage.menu',
  values: { pir: 'LHRVO10050' },
} as const satisfies Act;

export const atLuggage = { partner: 'voyage', path: '/luggage', as: 'vera@voyage.test' } as const;
