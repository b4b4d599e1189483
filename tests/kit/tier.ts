/**
 * Whether the exhaustive tier runs (`npm run test:all`): every transition from every state key, both databases, every
 * fault on every call. Otherwise each behaviour is proven once, so that `npm test` ends within ten minutes.
 */
export const isExhaustive = process.env['TEST_TIER'] === 'all';
