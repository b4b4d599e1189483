import { is, nullable, number, type } from 'superstruct';
import { readSetting, writeSetting } from './database/settings.ts';
import type { Database } from './database/types.ts';

const Setting = type({ offsetMs: number(), frozenAt: nullable(number()) });

export type Clock = {
  now: () => Date;
  /** Returns now plus an offset in milliseconds, as ISO 8601. */
  in: (ms: number) => string;
  isFrozen: () => boolean;
  freeze: (at: Date) => Promise<void>;
  advance: (ms: number) => Promise<void>;
  reset: () => Promise<void>;
};

/** The sandbox's only source of time. A changed clock survives a restart, as other data does. */
export async function createClock(db: Database, real: () => Date): Promise<Clock> {
  const running = { offsetMs: 0, frozenAt: null };
  const stored = await readSetting(db, 'clock');
  let setting = is(stored, Setting) ? stored : running;
  const set = async (next: typeof setting) => {
    setting = next;
    await writeSetting(db, 'clock', next);
  };
  const now = () => new Date(setting.frozenAt ?? real().getTime() + setting.offsetMs);

  return {
    now,
    in: (ms) => new Date(now().getTime() + ms).toISOString(),
    isFrozen: () => setting.frozenAt !== null,
    freeze: (at) => set({ offsetMs: 0, frozenAt: at.getTime() }),
    advance: (ms) => set(moved(setting, ms)),
    reset: () => set(running),
  };
}

function moved({ offsetMs, frozenAt }: { offsetMs: number; frozenAt: number | null }, ms: number) {
  return frozenAt === null ? { offsetMs: offsetMs + ms, frozenAt } : { offsetMs, frozenAt: frozenAt + ms };
}
