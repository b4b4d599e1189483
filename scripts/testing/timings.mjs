import { relative } from 'node:path';

import { root } from '../lib/run.mjs';
import { readReport } from './reports.mjs';

/** @typedef {{ file: string, flow?: string | undefined, ms: number }} Timing how long something ran, and which flow it tested */

const flowTitle = /^the flow (\w+), on screen$/;
const generatedFile = /^e2e\/generated\/(\w+)\.spec\.ts$/;

/**
 * Reads durations from Vitest's JSON report: each flow separately, and the rest of each file.
 * @param {string} report path
 * @returns {Timing[]}
 */
export function readVitestTimings(report) {
  const { testResults = [] } = readReport(report);
  return testResults.flatMap((/** @type {VitestFile} */ { name, startTime, endTime, assertionResults }) => {
    const file = relative(root, name);
    const flows = assertionResults.flatMap(({ ancestorTitles, duration }) => {
      const flow = flowTitle.exec(ancestorTitles[0] ?? '')?.[1];
      return flow ? [{ file, flow, ms: duration ?? 0 }] : [];
    });
    const rest = Math.max(0, endTime - startTime - sumMs(flows));
    return [...flows, { file, ms: rest }];
  });
}

/**
 * Reads durations from Playwright's JSON report, one for each journey.
 * @param {string} report path
 * @returns {Timing[]}
 */
export function readPlaywrightTimings(report) {
  const { suites = [] } = readReport(report);
  return suites.flatMap(readSuite);
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {Timing[]}
 */
function readSuite({ file, suites = [], specs = [] }) {
  const path = `e2e/${file}`;
  const flow = generatedFile.exec(path)?.[1];
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  return [...results.map(({ duration }) => ({ file: path, flow, ms: duration })), ...suites.flatMap(readSuite)];
}

/** @param {Timing[]} timings */
export const sumMs = (timings) => timings.reduce((sum, { ms }) => sum + ms, 0);

/**
 * @typedef {{ name: string, startTime: number, endTime: number, assertionResults: { ancestorTitles: string[], duration?: number }[] }} VitestFile
 * @typedef {{ file: string, suites?: PlaywrightSuite[], specs?: { tests: { results: { duration: number }[] }[] }[] }} PlaywrightSuite
 */
