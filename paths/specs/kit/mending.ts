import type { Act } from '../../actions.ts';
import type { Assertion } from '../../assertions.ts';
import type { TextId } from '../../texts.ts';

type Mending<Field extends string> = {
  title: TextId;
  submit: TextId;
  fills: readonly Act<Field>[];
  fields: readonly Assertion[];
};

/** Returns the shared part of the specs of flows that complete a payout method before a claim. */
export function createMendingSpec<Field extends string>({ title, submit, fills, fields }: Mending<Field>) {
  const cancel = 'payouts.select.cancel' as const;
  const gone: readonly Assertion[] = [{ role: 'dialog', text: title, is: 'missing' }];

  return {
    enter: [...fills, { press: 'button', named: submit }] as readonly Act<Field>[],
    close: [{ press: 'button', named: cancel, ifAsked: 'wizard.leave.yes' }] as readonly Act<never>[],
    states: {
      describing: [
        { role: 'dialog', text: title },
        ...fields,
        { role: 'button', text: submit, is: 'enabled' },
        { role: 'button', text: cancel, is: 'enabled' },
      ] as readonly Assertion[],
      editing: [
        { role: 'button', text: submit, is: 'busy' },
        { role: 'button', text: cancel, is: 'disabled' },
      ] as readonly Assertion[],
      edited: gone,
      gone,
      left: gone,
    },
  };
}

export const sendMended = {
  call: 'PATCH /platform/payouts/methods/*',
  document: 'UpdatePayoutMethod',
} as const;

export const stillThere = { cannot: 'the insurer has the method, and the claim comes back to it at once' } as const;

/** The updated method in the gateway's format. */
export const mended = {
  data: { updatePayoutMethod: { __typename: 'PayoutMethod', payoutMethodId: 'old', preferred: 0 } },
};
