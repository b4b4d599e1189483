/** Who holds a place: each of these has a share of them. */
export type Holder = { address: string; partner: string };

export type Shares = {
  /** Not for a holder whose share is used up while others may need the rest. */
  hasRoomFor: (holder: Holder) => boolean;
  take: (holder: Holder) => void;
  leave: (holder: Holder) => void;
  taken: () => number;
};

/**
 * Anybody may fill what nobody else wants: up to half of the places one address, up to three quarters one partner. Beyond
 * that, an address gets no more than an eighth, and a partner no more than a half.
 */
export function sharesOf(places: number): Shares {
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

/** Forgets whoever has nothing, so that it holds as many as there are places at most. */
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
