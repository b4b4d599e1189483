import type { Act } from '../../actions.ts';

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

/** Insurers validate references by their own rules. */
export const invalidPir = { fault: { code: 'FAILED_VALIDATION', fields: { pir: 'invalid' } } } as const;

export const openMenu = {
  press: 'button',
  named: 'luggage.menu',
  values: { pir: 'LHRVO10050' },
} as const satisfies Act;

export const atLuggage = { partner: 'voyage', path: '/luggage', as: 'vera@voyage.test' } as const;
