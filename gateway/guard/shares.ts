/** Client of an occupied place. Shares are limited by address and by partner. */
export type Holder = { address: string; partner: string };

export type Shares = {
  /** Returns false if the holder's share is used up while others may need the rest. */
  hasRoomFor: (holder: Holder) => boolean;
  take: (holder: Holder) => void;
  leave: (holder: Holder) => void;
  taken: () => number;
};

/**
 * Up to half of the places, one address may take any free place, and up to three quarters, one partner. Beyond that, an
 * address gets at most an eighth, and a partner at most a half.
 */
export function createShares(places: number): Shares {
  const ofAddress = counter();
  const ofPartner = counter();
  let taken = 0;

  return {
    hasRoomFor: ({ address, partner }) => {
      if (taken >= places / 2 && ofAddress.of(address) >= places / 8) return false;
      return taken < (places * 3) / 4 || ofPartner.of(partner) < places / 2;
    },
    take: ({ address, partner }) => {
      taken += 1;
      ofAddress.add(address, 1);
      ofPartner.add(partner, 1);
    },
    leave: ({ address, partner }) => {
      taken -= 1;
      ofAddress.add(address, -1);
      ofPartner.add(partner, -1);
    },
    taken: () => taken,
  };
}

/** Removes counters at zero, so that the map is never larger than the number of places. */
function counter() {
  const counts = new Map<string, number>();
  const of = (name: string) => counts.get(name) ?? 0;
  return {
    of,
    add: (name: string, by: number) => {
      const count = of(name) + by;
      if (count === 0) counts.delete(name);
      else counts.set(name, count);
    },
  };
}
