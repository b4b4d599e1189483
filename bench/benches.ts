/** Benches by name. Each measures, prints its results, and returns whether its goals are met. */
export const benches: Record<string, () => Promise<{ bench: () => boolean | Promise<boolean> }>> = {
  abuse: () => import('./abuse/bench.ts'),
  answers: () => import('./answers/bench.ts'),
  claims: () => import('./claims/bench.ts'),
  disputes: () => import('./disputes/bench.ts'),
  'first-screen': () => import('./first-screen/bench.ts'),
  gateway: () => import('./gateway/bench.ts'),
  kills: () => import('./claims/kills.ts'),
  paths: () => import('./paths/bench.ts'),
  uploads: () => import('./uploads/bench.ts'),
};
