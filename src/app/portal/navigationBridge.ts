import { type NavigateFunction, useNavigate } from 'react-router-dom';

/** Lets machines navigate with React Router, whose navigation exists only inside its components. */
export type NavigationBridge = {
  go: (path: string, options: { replace: true; state: unknown }) => void;
  use: () => void;
};

/** @param base prefix that the router's paths omit */
export function createNavigationBridge(base = ''): NavigationBridge {
  let navigate: NavigateFunction | null = null;

  return {
    go: (path, options) => {
      if (navigate) void navigate(path, options);
      // The router is not mounted yet. It will start from the address bar and read the state from `usr`.
      else window.history.replaceState({ usr: options.state }, '', base + path);
    },
    use: function useWay() {
      navigate = useNavigate();
    },
  };
}
