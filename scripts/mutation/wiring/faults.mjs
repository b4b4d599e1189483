import { accountFaults } from './faults/account.mjs';
import { cashFaults } from './faults/cash.mjs';
import { chartFaults } from './faults/charts.mjs';
import { gatewayFaults } from './faults/gateway.mjs';
import { sandboxFaults } from './faults/sandbox.mjs';
import { screenFaults } from './faults/screens.mjs';
import { serviceFaults } from './faults/service.mjs';
import { sessionFaults } from './faults/session.mjs';

/**
 * @typedef {object} Fault
 * @property {string} id
 * @property {string} says what goes wrong
 * @property {string} area a name in `areas.mjs`, which decides the tests that have to see it
 * @property {'money' | 'loss' | 'misreport' | 'other'} harm pays twice or wrongly; loses something typed or held; reports
 *   money or an outcome wrongly; or something milder
 * @property {string} first part of the path of the test that should see it; it runs before the rest of the area to save time
 * @property {string} file
 * @property {string} find occurs exactly once in the file
 * @property {string} replace
 */

/** @type {readonly Fault[]} */
export const faults = [
  ...accountFaults,
  ...serviceFaults,
  ...cashFaults,
  ...screenFaults,
  ...sessionFaults,
  ...gatewayFaults,
  ...sandboxFaults,
  ...chartFaults,
];
