import type { Act } from '../../actions.ts';
import type { Assertion } from '../../assertions.ts';

type Area = 'trips' | 'claims.items';

const press = <Name extends string>(named: Name) => [{ press: 'button', named }] as const;

/** Of the spec of a flow that cancels an insurance, what is alike in all of them. */
export function cancellingIn(
  area: Area,
  { back, lockedTitle }: { back: readonly Act<never>[]; lockedTitle: readonly Assertion[] },
) {
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
        { role: 'dialog', text: at('title') },
        { role: 'button', text: at('keep'), is: 'enabled' },
        { role: 'button', text: at('confirm'), is: 'enabled' },
      ],
      areYouSure: [
        { role: 'dialog', text: at('sure.title') },
        { role: 'button', text: at('sure.no'), is: 'enabled' },
        { role: 'button', text: at('sure.yes'), is: 'enabled' },
      ],
      cancelling: [
        { role: 'button', text: at('sure.yes'), is: 'busy' },
        { role: 'button', text: at('sure.no'), is: 'disabled' },
      ],
      unanswered: [
        { role: 'dialog', text: at('unanswered.title') },
        { role: 'button', text: at('unanswered.close'), is: 'enabled' },
        { role: 'button', text: at('unanswered.again'), is: 'enabled' },
      ],
      missed: 'transient',
      locked: lockedTitle,
    },
  } as const;
}
