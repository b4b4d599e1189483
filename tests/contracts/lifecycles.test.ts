import { describe, expect, it } from 'vitest';

import {
  type Act,
  acts,
  findMove,
  isAnswerAllowed,
  isFinal,
  isOptionStatus,
  lifecycles,
  listActs,
  optionStatuses,
  remedies,
  splitOptionType,
} from '#schema/lifecycles.ts';

/**
 * The agreed outcome of each action, written out a second time so that it can contradict the first: the statuses
 * before, and the status after for each remedy, in order. `–` means that the action is not possible.
 */
const agreed = `
Initial | operator.offer | OptionsSent | – | OptionsSent | OptionsSent | –
Initial | customer.yes | – | – | Requested,OptionsSent | Requested,OptionsSent | –
Initial | customer.choose | Booked | – | – | – | –
OptionsSent | customer.choose | Booked | – | Confirmed | Confirmed | –
Failed | customer.choose | Booked | – | – | – | –
Initial,Failed | customer.claim | – | Requested | – | – | Requested
Requested | customer.confirm | – | Confirmed,Failed | – | – | Confirmed,Failed
Requested | operator.pay | – | Confirmed | – | – | Confirmed
Booked,Failed | customer.confirm | Confirmed,Failed | – | – | – | –
Initial | customer.no | Rejected | Rejected | Rejected | Rejected | Rejected
OptionsSent,Failed | customer.no | Rejected | Rejected | – | – | Rejected
Initial | customer.callMe | CallMe | CallMe | CallMe | CallMe | CallMe
OptionsSent | customer.callMe | CallMe | CallMe | – | – | CallMe
Initial,OptionsSent,Failed | customer.noLounge | None | – | – | – | –
Requested,CallMe | operator.offer | OptionsSent | – | OptionsSent | OptionsSent | –
CallMe | operator.close | Initial | Initial | Initial | Initial | Initial
Confirmed | operator.book | – | – | Booked | Booked | –
Confirmed | operator.redeem | Redeemed | – | – | – | –
Requested,Confirmed | operator.fail | Failed | Failed | Failed | Failed | Failed
any | agent.reject | Rejected | Rejected | Rejected | Rejected | –
any | agent.reset | Initial | Initial | Initial | Initial | Initial
any | agent.none | None | – | – | None | –
Initial,OptionsSent | insurer.passOver | N/A | N/A | N/A | N/A | N/A`;

const agreedTo = new Map<string, string>();
for (const line of agreed.trim().split('\n')) {
  const [from = '', act = '', ...to] = line.split(' | ');
  for (const status of from === 'any' ? optionStatuses : from.split(','))
    for (const [at, remedy] of remedies.entries()) agreedTo.set(`${remedy} ${status} ${act}`, to[at] ?? '–');
}

const cells = remedies.flatMap((remedy) =>
  optionStatuses.flatMap((status) => acts.map((act) => [remedy, status, act] as const)),
);

describe('the lifecycle of a remedy', () => {
  it.each(remedies)('is as agreed for %s', (remedy) => {
    const own = cells.filter(([each]) => each === remedy);
    const led = own.map(([, status, act]) => {
      const leads = [true, false].flatMap((manual) => findMove(remedy, status, act, { manual })?.to ?? []);
      return [status, act, [...new Set(leads)].join(',') || '–'];
    });

    expect(led).toEqual(own.map(([, status, act]) => [status, act, agreedTo.get(`${remedy} ${status} ${act}`) ?? '–']));
    expect(own).toHaveLength(optionStatuses.length * acts.length);
  });

  it('automatic payments are confirmed by the customer, and manual ones by the insurer', () => {
    for (const remedy of ['CASH', 'POINTS'] as const) {
      expect(listActs(remedy, 'Requested', 'customer', { manual: false })).toEqual(['customer.confirm']);
      expect(listActs(remedy, 'Requested', 'customer', { manual: true })).toEqual([]);
      expect(listActs(remedy, 'Requested', 'operator', { manual: true })).toEqual(['operator.pay', 'operator.fail']);
      expect(listActs(remedy, 'Requested', 'operator', { manual: false })).toEqual(['operator.fail']);
    }
  });
});

it('a status is final if only an agent can change it', () => {
  const finals = remedies.map((remedy) => [
    remedy,
    optionStatuses.filter((status) => isFinal(remedy, status)).join(' '),
  ]);

  expect(finals).toEqual([
    ['LOUNGE', 'Rejected None Redeemed N/A'],
    ['CASH', 'Booked Rejected None Redeemed N/A'],
    ['REBOOKING', 'Booked Rejected None Failed Redeemed N/A'],
    ['HOTEL', 'Booked Rejected None Failed Redeemed N/A'],
    ['POINTS', 'Booked Rejected None Redeemed N/A'],
  ]);
});

it('each action lists the data that it requires', () => {
  const asking = remedies.flatMap((remedy) =>
    acts.flatMap((act) => {
      const asks = lifecycles[remedy][act]?.asks ?? [];
      return asks.length > 0 && !act.startsWith('agent') ? [`${remedy} ${act}: ${asks.join(' ')}`] : [];
    }),
  );

  expect(asking).toEqual([
    'LOUNGE customer.choose: loungeId firstName surname',
    'CASH customer.claim: payoutMethodId',
    'REBOOKING customer.choose: flightIds',
    'HOTEL customer.choose: alternateId',
  ]);
  for (const remedy of remedies)
    for (const act of acts.filter((each) => each.startsWith('agent')))
      expect(lifecycles[remedy][act]?.asks ?? ['reason']).toEqual(['reason']);
});

it('answers depend on what the insurer allows', () => {
  const answers: Act[] = ['customer.yes', 'customer.no', 'customer.callMe'];
  const allowed = (allowances: Parameters<typeof isAnswerAllowed>[2]) =>
    remedies.map((remedy) => answers.map((act) => Number(isAnswerAllowed(remedy, act, allowances))).join(''));

  expect(allowed({})).toEqual(['110', '100', '110', '110', '100']);
  expect(allowed({ yesAllowed: null, noAllowed: null, callMeAllowed: null })).toEqual(allowed({}));
  expect(allowed({ yesAllowed: true, noAllowed: true, callMeAllowed: true })).toEqual(Array(5).fill('111'));
  expect(allowed({ yesAllowed: false, noAllowed: false, callMeAllowed: false })).toEqual([
    '010',
    '000',
    '000',
    '000',
    '000',
  ]);
});

it('an offered option can be chosen, whatever else the insurer allows', () => {
  const taken: Act[] = ['customer.claim', 'customer.choose', 'customer.confirm', 'customer.noLounge'];
  const refused = { yesAllowed: false, noAllowed: false, callMeAllowed: false };

  for (const remedy of remedies) expect(taken.filter((act) => isAnswerAllowed(remedy, act, refused))).toEqual(taken);
});

it('an option type splits into its parts, unless a part or status is unknown', () => {
  expect(splitOptionType('LOUNGE|CASH')).toEqual(['LOUNGE', 'CASH']);
  expect(splitOptionType('VOUCHER|CASH')).toEqual(['CASH']);
  expect(splitOptionType('')).toEqual([]);
  expect([isOptionStatus('N/A'), isOptionStatus('Gone')]).toEqual([true, false]);
});
