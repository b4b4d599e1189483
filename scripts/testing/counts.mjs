import { readReport } from './reports.mjs';

/** @typedef {{ passed: number, failed: number, skipped?: number }} Count */

/**
 * Counts from Vitest's JSON report. A file that could not be read, or an error outside of tests, is a failure, too.
 * @param {string} report
 * @param {number} code with which the run ended
 * @returns {Count}
 */
export function fromVitest(report, code) {
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numPendingTests = 0,
    numTodoTests = 0,
    testResults = [],
  } = readReport(report);
  const broken = testResults.filter(isBroken).length;
  return honest(code, numPassedTests, numFailedTests + broken, numPendingTests + numTodoTests);
}

/**
 * Counts from Playwright's JSON report. A flaky test is a failure.
 * @param {string} report
 * @param {number} code with which the run ended
 * @returns {Count}
 */
export function fromPlaywright(report, code) {
  const { stats = {}, errors = [] } = readReport(report);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  return honest(code, expected, unexpected + flaky + errors.length, skipped);
}

/**
 * Counts from the report of `e2e/browsers`.
 * @param {string} report
 * @param {number} code with which the run ended
 * @returns {Count}
 */
export function fromBrowsers(report, code) {
  const { passed = 0, failed = 0 } = readReport(report);
  return honest(code, passed, failed, 0);
}

/**
 * @param {Count[]} counts
 * @returns {Required<Count>} a run without tests counts as a failure
 */
export function sumCounts(counts) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped = 0 } of counts) {
    sum.passed += passed;
    sum.failed += failed + skipped + (passed + failed + skipped === 0 ? 1 : 0);
    sum.skipped += skipped;
  }
  return sum;
}

/**
 * @param {number} code
 * @param {number} passed
 * @param {number} failed
 * @param {number} skipped
 * @returns {Count}
 */
function honest(code, passed, failed, skipped) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped };
}

/** @param {{ status: string, assertionResults: unknown[] }} file */
const isBroken = ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0;
