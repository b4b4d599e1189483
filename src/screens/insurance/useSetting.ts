import type { InputFrom } from 'xstate';

import type { addInsuranceMachine } from '#machines/insurance/addInsurance.machine.ts';
import type { AddInsuranceSetting } from '#machines/insurance/tripEntries.ts';
import { firstInsurable } from '#rules/insurance/insuring.ts';
import { hasRight, mayOnPassengers } from '#rules/people/rights.ts';
import { dayOf } from '#src/lib/time/dates.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { useApp, usePortal } from '#src/session/portal.ts';
import { type HeldPolicy, held, servingOf } from '#src/session/trips/held.ts';
import type { Reading } from '#src/ui/data/reading.ts';

/** What has to be known before a trip can be insured. */
export type Setting = Omit<AddInsuranceSetting, 'newKey' | 'policies'> & {
  /** Those that insure a trip come first. */
  policies: readonly HeldPolicy[];
  /** YYYY-MM-DD and HH:mm, UTC. */
  today: string;
  nowTime: string;
  /** When the first flight leaves that can be insured: YYYY-MM-DD and HH:mm, UTC. */
  firstDay: string;
  firstTime: string;
};

/** It is there once policies, account and payout methods are. */
export function useSetting(): Reading<Setting> {
  const { clock } = usePortal();
  const config = useApp(({ context }) => context.theme?.config);
  const flags = config?.flags;
  const session = useApp(({ context }) => context.session);
  const [policies, user, methods] = [useDataset('POLICIES'), useDataset('USER_DETAILS'), useDataset('PAYOUT_METHODS')];
  const needsPayout = Boolean(flags?.payoutRequiredBeforeTrip && !flags.payoutsDisabled);
  const readings = [policies, user, ...(needsPayout ? [methods] : [])];
  const [missing] = readings.filter(({ data }) => data === null);

  const today = dayOf(clock.now());
  const nowTime = new Date(clock.now()).toISOString().slice(11, 16);
  const [firstDay = today, firstTime = ''] = firstInsurable(clock.now()).split(' ');
  const employee = user.data?.user.employee ?? 0;
  const data: Setting | null =
    missing || !flags || !session
      ? null
      : {
          today,
          nowTime,
          firstDay,
          firstTime,
          policies: held(policies.data?.policies ?? [], today, !flags.payoutsDisabled),
          lacksPayout: needsPayout && methods.data?.payoutMethods.length === 0,
          includePolicy: flags.includePolicy,
          chartered: hasRight(session.accessProfile, 'customer-travel-chartered', 'CREATE'),
          passengerSelection: flags.passengerSelection,
          isEmployee: employee === 1,
          mayAddPassengers: mayOnPassengers(
            { profile: session.accessProfile, roles: session.roles, employee },
            'CREATE',
            config.passengerMaintenance,
          ),
        };

  return {
    ...(missing ?? policies),
    data,
    view: data ? 'loaded' : readings.some(({ view }) => view === 'failed') ? 'failed' : 'loading',
    retry: () => {
      for (const { view, retry } of readings) if (view === 'failed') retry();
    },
    attributes: {},
  };
}

/** The same for the machine. If a single policy will do, it is chosen already. */
export const settingOf = ({
  policies,
  today: _,
  nowTime: __,
  firstDay: ___,
  firstTime: ____,
  ...setting
}: Setting): Omit<InputFrom<typeof addInsuranceMachine>, 'draft'> => {
  const serving = servingOf(policies).map(({ externalPolicyNumber, maxInsured }) => ({
    policyNumber: externalPolicyNumber,
    maxInsured,
  }));
  return {
    ...setting,
    policies: serving,
    policyNumber: serving.length === 1 ? (serving[0]?.policyNumber ?? '') : '',
    newKey: () => crypto.randomUUID(),
  };
};
