import { create } from 'superstruct';

import { PartnersFile } from '#schema/partners.ts';

import { freshFile, isMissing } from './lib/freshFile.ts';

export type Partner = PartnersFile['partners'][number];

export type Partners = {
  /** Looks up a partner by host name, ignoring the port. */
  at: (hostname: string) => Partner | undefined | Promise<Partner | undefined>;
  /** Returns whether the file exists and has been read at least once. */
  areKnown: () => Promise<boolean>;
};

type Book = Map<string, Partner>;

/** Milliseconds for which the file is not checked again. */
const lookEveryMs = 1_000;

const origin = /^https?:\/\/[a-z0-9.[\]:-]+$/i;

/**
 * Returns the partners of PARTNERS_FILE, at most a second old. While the file is missing or broken, the last known
 * partners stay in use, and `complain` is called once per problem.
 */
export function createPartners(path: string, complain: (problem: string) => void): Partners {
  const read = freshFile(path, bookOf);
  let book: Book = new Map();
  let problem: string | undefined;

  let looked: { at: number; isOver: boolean; done: Promise<void> } | undefined;

  /** Concurrent callers share one read. */
  function lookNow(): Promise<void> {
    const mine = { at: performance.now(), isOver: false, done: look().then(() => void (mine.isOver = true)) };
    looked = mine;
    return mine.done;
  }

  async function look(): Promise<void> {
    try {
      book = (await read()).content;
      problem = undefined;
    } catch (error) {
      const found = isMissing(error) ? 'is missing' : `cannot be used: ${error instanceof Error ? error.message : ''}`;
      if (found !== problem) complain(`PARTNERS_FILE ${found}`);
      problem = found;
    }
  }

  return {
    at: (hostname) => {
      const isFresh = looked && performance.now() - looked.at < lookEveryMs;
      // Fast path of nearly every request, without a promise.
      if (isFresh && looked?.isOver) return book.get(normalizeHostname(hostname));
      return (isFresh && looked ? looked.done : lookNow()).then(() => book.get(normalizeHostname(hostname)));
    },
    areKnown: async () => {
      await lookNow();
      return problem !== 'is missing' && book.size > 0;
    },
  };
}

function bookOf(text: string): Book {
  const book: Book = new Map();
  for (const partner of partnersOf(text)) {
    for (const [what, origins] of Object.entries(originsOf(partner)))
      if (!origins.every((each) => origin.test(each))) throw new Error(`a ${what} of ${partner.name} is no origin`);
    for (const domain of partner.domains) {
      const other = book.get(normalizeHostname(domain));
      if (other) throw new Error(`${domain} belongs to ${other.name} and to ${partner.name}`);
      book.set(normalizeHostname(domain), partner);
    }
  }
  return book;
}

const originsOf = ({ frameAncestors, suppliers = [], stores = [] }: Partner) => ({
  'frame ancestor': frameAncestors,
  supplier: suppliers,
  store: stores,
});

/** Reports invalid entries by path only, because the values are secrets. */
function partnersOf(text: string): Partner[] {
  try {
    return create(JSON.parse(text), PartnersFile).partners;
  } catch (error) {
    const place = error instanceof Error && 'path' in error && Array.isArray(error.path) ? error.path.join('.') : '';
    throw new Error(place ? `it is wrong at ${place}` : 'it is not the JSON of a list of partners');
  }
}

export const normalizeHostname = (hostname: string): string => hostname.toLowerCase().replace(/\.$/, '');
