import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { root } from '../lib/run.mjs';
import { readReport } from './reports.mjs';

const mostLetters = 300;

/**
 * Names the failed tests in Vitest's JSON report, and the files that could not be read.
 * @param {string} report path
 * @returns {string[]} file, title and error of each test
 */
export function readVitestFailures(report) {
  const { testResults = [] } = readReport(report);
  return testResults.flatMap((/** @type {VitestFile} */ { name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((each) => each.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [file];
    return failed.map(({ fullName, failureMessages }) => describe(`${file} › ${fullName}`, failureMessages?.[0]));
  });
}

/**
 * Names the failed and flaky journeys in Playwright's JSON report.
 * @param {string} report path
 * @returns {string[]} file, title and error of each journey
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
  const described = failed.map(({ title, tests }) => {
    const message = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []))[0];
    return describe(`e2e/${file} › ${title}`, message);
  });
  return [...described, ...suites.flatMap(readSuite)];
}

/**
 * Adds an error's message to a test, in one line without colours.
 * @param {string} test
 * @param {string | undefined} message
 * @returns {string}
 */
function describe(test, message) {
  if (!message) return test;
  const line = stripVTControlCharacters(message).replace(/\s+/g, ' ').trim();
  return `${test}: ${line.length > mostLetters ? `${line.slice(0, mostLetters)}…` : line}`;
}

/**
 * @typedef {{ name: string, status: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }} VitestFile
 * @typedef {{ file: string, suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite
 * @typedef {{ title: string, tests: { status: string, results: { error?: { message?: string } }[] }[] }} PlaywrightSpec
 */
