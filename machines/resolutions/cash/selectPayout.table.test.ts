import { describeModel } from '#tests/kit/model.ts';

import { selectPayoutModel } from './selectPayout.model.ts';

const placeOf = (state: string, known: readonly (string | false)[]) =>
  `${state} (${known.filter((each) => each !== false).join(', ')})`;

/** Whom a partner pays, who may set nothing up, and who may change nothing, besides a customer. */
const everybody = [false, 'partner', 'as it is', 'as they are'] as const;

/** Where a method that cannot be paid to as it is leads to. */
const mendedBy = (who: (typeof everybody)[number], state: string) => (who === 'as they are' ? 'unmendable' : state);

function nothingFor(who: (typeof everybody)[number], chosen: string | false): string {
  if (who === 'partner') return 'selected (partner)';
  return who === 'as it is' ? placeOf('nowhere', [who, chosen]) : 'settingUp';
}

/** What is read leads on by who asks, and whether somebody chose before. */
const readings = everybody.flatMap((who) =>
  [false, true].map((isChosen) => {
    const chosen = isChosen && 'chosen';
    const several = isChosen ? 'selected' : 'choosing';
    const severalElsewhere = isChosen ? mendedBy(who, 'readingFields') : 'choosing';
    const ofNone = nothingFor(who, chosen);
    return [
      placeOf('reading', [who, chosen]),
      {
        'dialog.closed': 'left',
        'readPayouts: none': ofNone,
        'readPayouts: one': placeOf('selected', [who, 'chosen']),
        'readPayouts: several': placeOf(several, [who, 'of many', chosen]),
        'readPayouts: one without an address': placeOf(mendedBy(who, 'addressing'), [who, 'chosen']),
        'readPayouts: one that goes elsewhere from now on': placeOf(mendedBy(who, 'readingFields'), [
          who,
          'elsewhere',
          'chosen',
        ]),
        'readPayouts: several that go elsewhere from now on': placeOf(severalElsewhere, [
          who,
          'of many',
          'elsewhere',
          chosen,
        ]),
        'readPayouts: one through the corporate provider': placeOf('selected', [who, 'elsewhere', 'chosen']),
        'readPayouts: none, and nothing is set up':
          who === 'partner' ? 'selected (partner, not set up)' : placeOf('nowhere', [who, 'not set up', chosen]),
        'readPayouts: one, and nothing is set up': placeOf('selected', [who, 'not set up', 'chosen']),
        'readPayouts: PAYOUT_SERVICE_ERROR': 'unread + react(warning, PAYOUT_SERVICE_ERROR)',
        'readPayouts: no answer': 'unread + announceUnanswered',
      },
    ] as const;
  }),
);

const choices = everybody.flatMap((who) => [
  [
    placeOf('choosing', [who, 'of many']),
    {
      'method.chosen: the household account': placeOf('selected', [who, 'of many', 'chosen']),
      'method.chosen: one without an address': placeOf(mendedBy(who, 'addressing'), [who, 'of many', 'chosen']),
      'dialog.closed': 'left',
    },
  ] as const,
  [
    placeOf('choosing', [who, 'of many', 'elsewhere']),
    {
      'method.chosen: the household account': placeOf(mendedBy(who, 'readingFields'), [
        who,
        'of many',
        'elsewhere',
        'chosen',
      ]),
      'dialog.closed': 'left',
    },
  ] as const,
]);

const mendedIn = (actor: string, who: (typeof everybody)[number], left: string) => ({
  [`${actor}: edited`]: placeOf('reading', [who, 'chosen']),
  [`${actor}: gone`]: placeOf('reading', [who, 'chosen']),
  [`${actor}: left`]: left,
});

const mendings = everybody
  .filter((who) => who !== 'as they are')
  .flatMap((who) => [
    [placeOf('addressing', [who, 'chosen']), mendedIn('addAddress', who, 'left')] as const,
    [
      placeOf('addressing', [who, 'of many', 'chosen']),
      mendedIn('addAddress', who, placeOf('choosing', [who, 'of many'])),
    ] as const,
    [placeOf('switching', [who, 'elsewhere', 'chosen']), mendedIn('switchProvider', who, 'left')] as const,
    [
      placeOf('switching', [who, 'of many', 'elsewhere', 'chosen']),
      mendedIn('switchProvider', who, placeOf('choosing', [who, 'of many', 'elsewhere'])),
    ] as const,
  ]);

describeModel(
  selectPayoutModel,
  {
    'to begin with': {
      'a customer': 'reading',
      'whom a partner pays': 'reading (partner)',
      'who may set none up': 'reading (as it is)',
      'who may change none': 'reading (as they are)',
    },
    unread: { 'retry.asked': 'reading', 'dialog.closed': 'left' },
    nowhere: { 'dialog.closed': 'left' },
    unmendable: { 'dialog.closed': 'left' },
    'unmendable (as they are, of many, chosen)': { 'dialog.closed': 'choosing (as they are, of many)' },
    'unmendable (as they are, of many, elsewhere, chosen)': {
      'dialog.closed': 'choosing (as they are, of many, elsewhere)',
    },
    settingUp: { 'method.setUp: done': 'reading (chosen)', 'method.setUp: not at all': 'left' },
    'settingUp (as they are)': { 'method.setUp: done': 'reading (as they are, chosen)' },
    'settingUp (as they are, chosen)': { 'method.setUp: done': 'reading (as they are, chosen)' },
    readingFields: {
      'dialog.closed': 'left',
      'readFields: read': 'switching',
      'readFields: PAYOUT_SERVICE_NOT_CONFIGURED': 'fieldsUnread + react(warning, PAYOUT_SERVICE_NOT_CONFIGURED)',
      'readFields: no answer': 'fieldsUnread + announceUnanswered',
    },
    fieldsUnread: { 'retry.asked': 'readingFields', 'dialog.closed': 'left' },
    selected: {},
    left: {},
  },
  { ...Object.fromEntries(readings), ...Object.fromEntries(choices), ...Object.fromEntries(mendings) },
);
