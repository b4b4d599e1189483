import type { Act } from '../../actions.ts';
import type { Assertion } from '../../assertions.ts';
import type { TextId, Values } from '../../texts.ts';

type Area = 'trips' | 'claims.items';

type Cancelling = {
  back: readonly Act<never>[];
  /** The text in the first dialog about the customer's loss. */
  ends: TextId;
  locked: readonly Assertion[];
  /** Name of the insured thing, if known. */
  values?: Values;
};

const press = <Name extends string>(named: Name) => [{ press: 'button', named }] as const;

/** Returns the shared part of the specs of flows that cancel an insurance. */
export function createCancellingSpec(area: Area, { back, ends, locked, values }: Cancelling) {
  const at = <Part extends string>(part: Part) => `${area}.cancel.${part}` as const;

  return {
    events: {
      'cancellation.requested': press(at('confirm')),
      'cancellation.confirmed': { usually: press(at('sure.yes')), in: { unanswered: press(at('unanswered.again')) } },
      'cancellation.declined': press(at('sure.no')),
      'insurance.missed': {
        from: 'the insurer',
        do: { cannot: 'the page behind a dialog is not asked to read its list again' },
      },
      'dialog.closed': { usually: press(at('keep')), in: { unanswered: press(at('unanswered.close')), locked: back } },
    },
    states: {
      details: [
        { role: 'dialog', text: at('title'), body: ends },
        { role: 'button', text: at('keep'), is: 'enabled' },
        { role: 'button', text: at('confirm'), is: 'enabled' },
      ],
      areYouSure: [
        { role: 'dialog', text: at('sure.title'), body: at('sure.body'), ...(values && { values }) },
        { role: 'button', text: at('sure.no'), is: 'enabled' },
        { role: 'button', text: at('sure.yes'), is: 'enabled' },
      ],
      cancelling: [
        { role: 'button', text: at('sure.yes'), is: 'busy' },
        { role: 'button', text: at('sure.no'), is: 'disabled' },
      ],
      unanswered: [
        { role: 'dialog', text: at('unanswered.title'), body: at('unanswered.body') },
        { role: 'button', text: at('unanswered.close'), is: 'enabled' },
        { role: 'button', text: at('unanswered.again'), is: 'enabled' },
      ],
      missed: 'transient',
      locked,
    },
  } as const;
}
