import { readFileSync } from 'node:fs';

/**
 * Reads a test report. A missing or unreadable one is empty.
 * @param {string} path
 */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}
