import type { Act } from '../../actions.ts';
import type { Assertion } from '../../assertions.ts';

/** The dialog that describes somebody who may travel, by what it is for. */
export const passengerDialog = <What extends 'add' | 'edit'>(what: What) => {
  const submit = { press: 'button', named: `passengers.${what}.submit` } as const;
  const title = `passengers.${what}.title` as const;
  const cancel = 'passengers.form.cancel';

  return {
    describe: [
      { fill: 'passengers.form.name', with: 'name' },
      { fill: 'passengers.form.surname', with: 'surname' },
      { fill: 'passengers.form.phone', with: 'mobilePhoneNumber' },
      submit,
    ],
    close: [{ press: 'button', named: cancel }],
    described: [
      { role: 'dialog', text: title },
      { role: 'textbox', text: 'passengers.form.name' },
      { role: 'textbox', text: 'passengers.form.surname' },
      { role: 'textbox', text: 'passengers.form.phone' },
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
