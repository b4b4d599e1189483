import type { InputFrom } from 'xstate';

import type { addInsuranceMachine } from '#machines/insurance/addInsurance.machine.ts';
import type { AddInsuranceSetting } from '#machines/insurance/tripEntries.ts';
import { firstInsurable } from '#rules/insurance/tripTypes.ts';
import { hasRight, mayOnPassengers } from '#rules/people/rights.ts';
import { toDay } from '#src/lib/time/dates.ts';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { useApp, usePortal } from '#src/session/portal.ts';
import { type CheckedPolicy, checkPolicies, listUsablePolicies } from '#src/session/trips/checkPolicies.ts';
import type { Reading } from '#src/ui/data/reading.ts';

/** Data that the wizard needs before it starts. */
export type Setting = Omit<AddInsuranceSetting, 'newKey' | 'policies'> & {
  /** Sorted with the policies that can insure a trip first. */
  policies: readonly CheckedPolicy[];
  /** Formats `YYYY-MM-DD` and `HH:mm`, in UTC. */
  today: string;
  nowTime: string;
  /** Earliest departure that can be insured, as `YYYY-MM-DD` and `HH:mm` in UTC. */
  firstDay: string;
  firstTime: string;
};

/** Loaded once policies, account and payout methods are. */
export function useSetting(): Reading<Setting> {
  const { clock } = usePortal();
  const config = useApp(({ context }) => context.theme?.config);
  const flags = config?.flags;
  const session = useApp(({ context }) => context.session);
  const [policies, user, methods] = [useDataset('POLICIES'), useDataset('USER_DETAILS'), useDataset('PAYOUT_METHODS')];
  const needsPayout = Boolean(flags?.payoutRequiredBeforeTrip && !flags.payoutsDisabled);
  const readings = [policies, user, ...(needsPayout ? [methods] : [])];
  const [missing] = readings.filter(({ data }) => data === null);

  const today = toDay(clock.now());
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
          policies: checkPolicies(policies.data?.policies ?? [], today, !flags.payoutsDisabled),
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

/** Returns the input of the machine. Preselects the policy if only one can insure a trip. */
export const toAddInsuranceSetting = ({
  policies,
  today: _,
  nowTime: __,
  firstDay: ___,
  firstTime: ____,
  ...setting
}: Setting): Omit<InputFrom<typeof addInsuranceMachine>, 'draft'> => {
  const serving = listUsablePolicies(policies).map(({ externalPolicyNumber, maxInsured }) => ({
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
