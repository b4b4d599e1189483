import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Returns how the user reached the page. */
export function useArrival(): 'opened' | 'on' | 'back' {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [first] = useState(key);
  const [hasMoved, setMoved] = useState(false);
  if (key !== first && !hasMoved) setMoved(true);

  if (!hasMoved) return 'opened';
  return isBack ? 'back' : 'on';
}
