import { lookUpBankMachine } from '#machines/payouts/lookUpBank.machine.ts';
import type { Values } from '#machines/payouts/payouts.ts';
import { payoutsOf } from '#src/api/payouts/payouts.ts';

import { query, refusalsTo } from '../flows/ports.ts';
import type { Portal } from '../portal.ts';

export const provideLookUpBank = (portal: Portal, fillIn: (fields: Values) => void): typeof lookUpBankMachine =>
  lookUpBankMachine.provide({
    actors: { findBanks: query(payoutsOf(portal).findBanks) },
    actions: { ...refusalsTo(portal, 'bank'), fillIn: (_, fields) => fillIn(fields) },
  });
