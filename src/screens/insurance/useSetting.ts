import type { InputFrom } from 'xstate';

import type { AddInsuranceSetting, addInsuranceMachine } from '#machines/insurance/addInsurance.machine.ts';
import { hasRight, mayAddPassengers } from '#rules/people/rights.ts';
import { firstInsurable } from '#rules/trips/insuring.ts';
import { policyStateOf } from '#rules/trips/policies.ts';
import { dayOf } from '#src/lib/dates.ts';
import { useApp, usePortal } from '#src/session/portal.ts';
import { useDataset } from '#src/session/useDataset.ts';
import type { Reading } from '#src/ui/data/reading.ts';

/** What has to be known before a trip can be insured. */
export type Setting = Omit<AddInsuranceSetting, 'newKey'> & {
  /** Those that insure a trip from today on. */
  policies: readonly { externalPolicyNumber: string; policyEnd: string }[];
  /** YYYY-MM-DD, UTC. */
  today: string;
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
  const [firstDay = today, firstTime = ''] = firstInsurable(clock.now()).split(' ');
  const employee = user.data?.user.employee ?? 0;
  const data: Setting | null =
    missing || !flags || !session
      ? null
      : {
          today,
          firstDay,
          firstTime,
          policies: (policies.data?.policies ?? []).filter((policy) => policyStateOf(policy, today) === 'active'),
          lacksPayout: needsPayout && methods.data?.payoutMethods.length === 0,
          includePolicy: flags.includePolicy,
          chartered: hasRight(session.accessProfile, 'customer-travel-chartered', 'CREATE'),
          passengerSelection: flags.passengerSelection,
          isEmployee: employee === 1,
          mayAddPassengers: mayAddPassengers(
            { profile: session.accessProfile, roles: session.roles, employee },
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

/** The same for the machine. One policy is chosen already. */
export const settingOf = ({
  policies,
  today: _,
  firstDay: __,
  firstTime: ___,
  ...setting
}: Setting): Omit<InputFrom<typeof addInsuranceMachine>, 'draft'> => ({
  ...setting,
  policyNumber: policies.length === 1 ? (policies[0]?.externalPolicyNumber ?? '') : '',
  newKey: () => crypto.randomUUID(),
});
