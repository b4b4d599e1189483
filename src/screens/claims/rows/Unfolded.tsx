import { createContext, type ReactNode, useContext, useState } from 'react';

const Unfolded = createContext<Set<string> | null>(null);

/** Keeps rows expanded when they move to another list. */
export function StayUnfolded({ children }: { children: ReactNode }) {
  const [names] = useState(() => new Set<string>());
  return <Unfolded value={names}>{children}</Unfolded>;
}

/** Returns whether a row is expanded, and a function that toggles it. */
export function useUnfolded(name: string, isAtFirst: boolean): readonly [boolean, () => void] {
  const names = useContext(Unfolded);
  const [isOpen, setIsOpen] = useState(isAtFirst || (names?.has(name) ?? false));

  return [
    isOpen,
    () => {
      setIsOpen(!isOpen);
      if (isOpen) names?.delete(name);
      else names?.add(name);
    },
  ];
}
