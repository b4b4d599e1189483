import { get } from 'node:http';

/**
 * Returns whether a server is ready.
 * @param {string} url
 * @returns {Promise<boolean>}
 */
export function isReady(url) {
  return new Promise((resolve) => {
    const call = get(`${url}/readyz`, { timeout: 2_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    call.once('timeout', () => call.destroy());
    call.once('error', () => resolve(false));
  });
}
