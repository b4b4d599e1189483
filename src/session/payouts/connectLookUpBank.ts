import { lookUpBankMachine } from '#machines/payouts/lookUpBank.machine.ts';
import type { Values } from '#machines/payouts/payouts.ts';
import { createPayoutsApi } from '#src/api/payouts/payouts.ts';

import { createRefusalPorts, query } from '../flows/ports.ts';
import type { Portal } from '../portal.ts';

export const connectLookUpBank = (portal: Portal, fillIn: (fields: Values) => void): typeof lookUpBankMachine =>
  lookUpBankMachine.provide({
    actors: { findBanks: query(createPayoutsApi(portal).findBanks) },
    actions: { ...createRefusalPorts(portal, 'bank'), fillIn: (_, fields) => fillIn(fields) },
  });
