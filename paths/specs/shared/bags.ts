import type { Act } from '../../actions.ts';

/** The form that describes a lost bag. */
export const bagForm = {
  fills: [
    { fill: 'luggage.form.pir', with: 'pir' },
    { fill: 'luggage.form.description', with: 'description' },
  ],
  fields: [
    { role: 'textbox', text: 'luggage.form.pir' },
    { role: 'combobox', text: 'luggage.form.flight' },
    { role: 'textbox', text: 'luggage.form.description' },
  ],
} as const;

/** An insurer has rules of its own for references. */
export const invalidPir = { fault: { code: 'FAILED_VALIDATION', fields: { pir: 'invalid' } } } as const;

/** The menu of the blue duffel bag. */
export const openMenu = {
  press: 'button',
  named: 'luggage.menu',
  values: { pir: 'LHRVO10050' },
} as const satisfies Act;

export const atLuggage = { partner: 'voyage', path: '/luggage', as: 'vera@voyage.test' } as const;
