import { relative } from 'node:path';

import { root } from '../lib/run.mjs';
import { readReport } from './reports.mjs';

/**
 * Names the failed tests in Vitest's JSON report, and the files that could not be read.
 * @param {string} report path
 * @returns {string[]} file and title of each test
 */
export function readVitestFailures(report) {
  const { testResults = [] } = readReport(report);
  return testResults.flatMap((/** @type {VitestFile} */ { name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [file];
    return failed.map(({ fullName }) => `${file} › ${fullName}`);
  });
}

/**
 * Names the failed and flaky journeys in Playwright's JSON report.
 * @param {string} report path
 * @returns {string[]} file and title of each journey
 */
export function readPlaywrightFailures(report) {
  const { suites = [] } = readReport(report);
  return suites.flatMap(readSuite);
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function readSuite({ file, suites = [], specs = [] }) {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'));
  return [...failed.map(({ title }) => `e2e/${file} › ${title}`), ...suites.flatMap(readSuite)];
}

/**
 * @typedef {{ name: string, status: string, assertionResults: { fullName: string, status: string }[] }} VitestFile
 * @typedef {{ file: string, suites?: PlaywrightSuite[], specs?: { title: string, tests: { status: string }[] }[] }} PlaywrightSuite
 */
