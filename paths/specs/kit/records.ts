import type { Act } from '../../actions.ts';
import type { Assertion } from '../../assertions.ts';

type Adding = 'luggage' | 'passengers' | 'partner_policies' | 'account.policy';
type Deleting = 'monitoring' | 'luggage' | 'passengers' | 'partner_policies' | 'payouts';
type Editing = Deleting | 'claims.items' | 'account.profile' | 'account.email' | 'account.preferences';

/** Acts and assertions of a record's form. */
type Form<Field extends string> = { fills: readonly Act<Field>[]; fields: readonly Assertion[] };

function dialogOf<Field extends string>(
  area: Adding | Editing,
  what: `${Adding}.add` | `${Editing}.edit`,
  { fills, fields }: Form<Field>,
) {
  const submit = `${what}.submit` as const;
  const title = `${what}.title` as const;
  const cancel = `${area}.form.cancel` as const;
  const gone: readonly Assertion[] = [{ role: 'dialog', text: title, is: 'missing' }];

  return {
    events: {
      'details.entered': [...fills, { press: 'button', named: submit }] as readonly Act<Field>[],
      'dialog.closed': [{ press: 'button', named: cancel, ifAsked: 'wizard.leave.yes' }] as readonly Act<never>[],
    },
    described: [
      { role: 'dialog', text: title },
      ...fields,
      { role: 'button', text: submit, is: 'enabled' },
      { role: 'button', text: cancel, is: 'enabled' },
    ] as readonly Assertion[],
    sent: [
      { role: 'button', text: submit, is: 'busy' },
      { role: 'button', text: cancel, is: 'disabled' },
    ] as readonly Assertion[],
    gone,
  };
}

/** Returns the shared part of the specs of flows that add a record. */
export function createAddingSpec<Field extends string>(area: Adding, form: Form<Field>) {
  const { events, described, sent, gone } = dialogOf(area, `${area}.add`, form);
  return { events, states: { describing: described, adding: sent, added: gone, left: gone } };
}

/** Returns the shared part of the specs of flows that edit a record. */
export function createEditingSpec<Field extends string>(area: Editing, form: Form<Field>) {
  const { events, described, sent, gone } = dialogOf(area, `${area}.edit`, form);
  return { events, states: { describing: described, editing: sent, edited: gone, gone, left: gone } };
}

/** Returns the shared part of the specs of flows that delete a record. */
export function createDeletingSpec(area: Deleting, values: Readonly<Record<string, string>>) {
  const { submit, keep, close, back, ...titles } = {
    asking: `${area}.delete.title`,
    unanswered: `${area}.delete.unanswered.title`,
    inUse: `${area}.delete.in_use.title`,
    submit: `${area}.delete.submit`,
    keep: `${area}.delete.keep`,
    close: `${area}.delete.unanswered.close`,
    back: `${area}.delete.in_use.close`,
  } as const;
  const bodies = {
    asking: `${area}.delete.body`,
    unanswered: `${area}.delete.unanswered.body`,
    inUse: `${area}.delete.in_use.body`,
  } as const;
  const press = (named: typeof submit | typeof keep | typeof close | typeof back): readonly Act<never>[] => [
    { press: 'button', named },
  ];
  const gone: readonly Assertion[] = [submit, back].map((text) => ({ role: 'button', text, is: 'missing' }));

  return {
    events: {
      'deletion.confirmed': press(submit),
      'dialog.closed': { usually: press(keep), in: { inUse: press(back), unanswered: press(close) } },
    },
    states: {
      asking: [
        { role: 'dialog', text: titles.asking, values, body: bodies.asking },
        { role: 'button', text: keep, is: 'enabled' },
        { role: 'button', text: submit, is: 'enabled' },
      ],
      unanswered: [
        { role: 'dialog', text: titles.unanswered, values, body: bodies.unanswered },
        { role: 'button', text: close, is: 'enabled' },
        { role: 'button', text: submit, is: 'enabled' },
      ],
      deleting: [
        { role: 'button', text: submit, is: 'busy' },
        { role: 'button', text: keep, is: 'disabled' },
      ],
      inUse: [
        { role: 'dialog', text: titles.inUse, values, body: bodies.inUse },
        { role: 'button', text: back, is: 'enabled' },
      ],
      deleted: gone,
      gone,
      left: gone,
    } satisfies Record<string, readonly Assertion[]>,
  };
}
